import { useState } from 'react';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

export default function IconButtons() {
  const [pinned, setPinned] = useState(true);

  return (
    <Stack direction="row" useFlexGap spacing={1}>
      <IconButton
        variant="soft"
        color="primary"
        aria-label="Pin note"
        aria-pressed={pinned}
        onClick={() => setPinned(!pinned)}
      >
        <SvgIcon>
          <path
            d={
              pinned
                ? 'M6 3h12v18l-6-5-6 5z'
                : 'M6 3h12v18l-6-5-6 5z M8 5v12l4-3 4 3V5z'
            }
            fillRule="evenodd"
          />
        </SvgIcon>
      </IconButton>
      <IconButton variant="outlined" aria-label="Add note">
        <SvgIcon>
          <path d="M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z" />
        </SvgIcon>
      </IconButton>
      <IconButton color="danger" aria-label="Delete note">
        <SvgIcon>
          <path d="M7 5 5 7l5 5-5 5 2 2 5-5 5 5 2-2-5-5 5-5-2-2-5 5z" />
        </SvgIcon>
      </IconButton>
    </Stack>
  );
}
