import { useState } from 'react';
import Box from '@mui/system/Box';

export default function ContainerLayout() {
  const [width, setWidth] = useState(100);

  return (
    <Box sx={{ color: 'text.primary' }}>
      <label>
        Width of the panel{' '}
        <input
          type="range"
          min={40}
          max={100}
          value={width}
          onChange={(event) => setWidth(Number(event.target.value))}
        />
      </label>
      <Box
        sx={{ mt: 2, containerType: 'inline-size' }}
        style={{ width: `${width}%` }}
      >
        <Box
          sx={{
            display: 'flex',
            flexDirection: { '@': 'column', '@360': 'row' },
            alignItems: { '@': 'stretch', '@360': 'center' },
            gap: 2,
            p: 2,
            bgcolor: 'background.sunken',
            borderRadius: 1,
          }}
        >
          <Box
            aria-hidden="true"
            sx={{ minWidth: 72, height: 56, bgcolor: 'primary.main' }}
          />
          <div>
            <strong>Evening walk</strong>
            <div>Five kilometers along the river, 52 minutes.</div>
          </div>
        </Box>
      </Box>
    </Box>
  );
}
