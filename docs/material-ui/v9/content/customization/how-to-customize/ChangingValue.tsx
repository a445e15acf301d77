import { useState, type CSSProperties } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

const Tank = styled('div')(({ theme }) => ({
  height: 96,
  border: '1px solid',
  borderRadius: theme.shape.borderRadius,
  background: `linear-gradient(to top, ${theme.vars.palette.info.main} var(--level), transparent var(--level))`,
}));

export default function ChangingValue() {
  const [level, setLevel] = useState(40);

  return (
    <Box sx={{ width: 160 }}>
      <Tank
        role="img"
        aria-label={`Rain tank, ${level} percent full`}
        style={{ '--level': `${level}%` } as CSSProperties}
      />
      <Slider
        aria-label="Water level"
        value={level}
        onChange={(_event, value) => setLevel(value as number)}
      />
    </Box>
  );
}
