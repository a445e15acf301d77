import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function StackingContext() {
  const [isolated, setIsolated] = useState(true);
  const card = {
    border: 1,
    borderColor: 'divider',
    p: 2,
    height: 88,
    boxSizing: 'border-box',
    position: 'relative',
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        control={
          <Switch
            checked={isolated}
            onChange={(_event, value) => setIsolated(value)}
          />
        }
        label="The first card has a transform"
      />
      <Box sx={{ ...card, transform: isolated ? 'translateX(0)' : 'none' }}>
        <Typography>Violin lesson</Typography>
        <Box
          sx={{
            position: 'absolute',
            zIndex: 'tooltip',
            top: 64,
            insetInlineEnd: 16,
            p: 1,
            typography: 'body2',
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          z-index 1500
        </Box>
      </Box>
      <Box sx={{ ...card, zIndex: 1, bgcolor: 'background.paper' }}>
        <Typography>Cello lesson</Typography>
      </Box>
    </Box>
  );
}
