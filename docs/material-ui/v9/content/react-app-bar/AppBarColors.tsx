import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const colors = [
  'primary',
  'secondary',
  'success',
  'default',
  'transparent',
] as const;

export default function AppBarColors() {
  const [onDark, setOnDark] = useState(false);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        label="Keep the color in dark mode"
        control={
          <Switch
            checked={onDark}
            onChange={(_event, checked) => setOnDark(checked)}
          />
        }
      />
      {colors.map((color) => (
        <AppBar
          key={color}
          component="div"
          position="static"
          color={color}
          enableColorOnDark={onDark}
        >
          <Toolbar variant="dense">
            <Typography>{color}</Typography>
          </Toolbar>
        </AppBar>
      ))}
    </Stack>
  );
}
