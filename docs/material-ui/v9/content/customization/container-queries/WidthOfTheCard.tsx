import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function WidthOfTheCard() {
  const [width, setWidth] = useState(100);

  return (
    <Box sx={{ width: '100%' }}>
      <Slider
        value={width}
        onChange={(_event, value) => setWidth(value as number)}
        min={40}
        aria-label="Width of the card in percent"
        sx={{ maxWidth: 240, mb: 1 }}
      />
      <Box style={{ width: `${width}%` }} sx={{ containerType: 'inline-size' }}>
        <Box
          sx={{
            display: 'flex',
            flexDirection: { '@': 'column', '@400': 'row' },
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            overflow: 'hidden',
          }}
        >
          <Box
            sx={{
              background: 'linear-gradient(135deg, #0f766e, #7dd3fc)',
              height: { '@': 72, '@400': 'auto' },
              width: { '@': 'auto', '@400': 140 },
            }}
          />
          <Box sx={{ p: 2 }}>
            <Typography variant="h6" component="p">
              Kayak for two
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              Half a day on the lake, vests included.
            </Typography>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
