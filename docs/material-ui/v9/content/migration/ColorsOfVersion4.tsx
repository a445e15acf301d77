import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { indigo, pink } from '@mui/material/colors';
import { ThemeProvider, createTheme, useTheme } from '@mui/material/styles';
import * as React from 'react';

export default function ColorsOfVersion4() {
  const outer = useTheme();
  const mode = outer.palette.mode;
  const theme = React.useMemo(
    () =>
      createTheme({
        palette: {
          mode,
          primary: { main: mode === 'dark' ? indigo[200] : indigo[500] },
          secondary: { main: mode === 'dark' ? pink[200] : pink.A400 },
        },
        components: { MuiCheckbox: { defaultProps: { color: 'secondary' } } },
      }),
    [mode],
  );

  return (
    <ThemeProvider theme={theme}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Button variant="contained">Book the rehearsal room</Button>
        <FormControlLabel
          control={<Checkbox defaultChecked />}
          label="With a piano"
        />
      </Stack>
    </ThemeProvider>
  );
}
