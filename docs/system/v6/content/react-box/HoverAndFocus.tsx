import { useState } from 'react';
import Box from '@mui/system/Box';

export default function HoverAndFocus() {
  const [saved, setSaved] = useState(false);

  return (
    <Box
      component="button"
      type="button"
      aria-pressed={saved}
      onClick={() => setSaved(!saved)}
      sx={{
        px: 2,
        py: 1,
        font: 'inherit',
        color: 'text.primary',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        cursor: 'pointer',
        '&:hover': { bgcolor: 'background.sunken' },
        '&:focus-visible': {
          outline: '3px solid',
          outlineColor: 'primary.main',
          outlineOffset: 2,
        },
        '&[aria-pressed="true"]': {
          color: 'primary.contrastText',
          bgcolor: 'primary.main',
          borderColor: 'primary.main',
        },
        '& svg': { marginInlineEnd: 1, verticalAlign: 'middle' },
      }}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M4 2h8v12l-4-3-4 3z" fill="currentColor" />
      </svg>
      Save for later
    </Box>
  );
}
