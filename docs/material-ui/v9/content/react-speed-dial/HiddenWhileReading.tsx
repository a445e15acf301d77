import { useState } from 'react';
import BookmarkAddIcon from '@mui/icons-material/BookmarkAdd';
import FormatSizeIcon from '@mui/icons-material/FormatSize';
import FormControlLabel from '@mui/material/FormControlLabel';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function HiddenWhileReading() {
  const [reading, setReading] = useState(false);

  return (
    <Stack spacing={2} sx={{ minHeight: 120 }}>
      <FormControlLabel
        control={
          <Switch
            checked={reading}
            onChange={(event) => setReading(event.target.checked)}
          />
        }
        label="Reading mode"
      />
      <SpeedDial
        ariaLabel="Page tools"
        direction="right"
        icon={<SpeedDialIcon />}
        hidden={reading}
      >
        <SpeedDialAction
          icon={<BookmarkAddIcon />}
          slotProps={{ tooltip: { title: 'Bookmark' } }}
        />
        <SpeedDialAction
          icon={<FormatSizeIcon />}
          slotProps={{ tooltip: { title: 'Text size' } }}
        />
      </SpeedDial>
    </Stack>
  );
}
