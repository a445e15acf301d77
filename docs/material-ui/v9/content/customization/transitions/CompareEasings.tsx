import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTheme, type Easing } from '@mui/material/styles';

const names: (keyof Easing)[] = ['easeInOut', 'easeOut', 'easeIn', 'sharp'];

export default function CompareEasings() {
  const { transitions } = useTheme();
  const [away, setAway] = useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Button variant="outlined" size="small" onClick={() => setAway(!away)}>
        {away ? 'Move back' : 'Move'}
      </Button>
      {names.map((name) => (
        <Box key={name} sx={{ mt: 1.5 }}>
          <Typography variant="body2">{name}</Typography>
          <Box
            sx={{
              position: 'relative',
              height: 16,
              borderRadius: 2,
              bgcolor: 'action.hover',
            }}
          >
            <Box
              sx={{
                position: 'absolute',
                width: 16,
                height: 16,
                borderRadius: 2,
                bgcolor: 'primary.main',
                insetInlineStart: away ? 'calc(100% - 16px)' : 0,
                transition: transitions.create('inset-inline-start', {
                  duration: 1200,
                  easing: transitions.easing[name],
                }),
              }}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
