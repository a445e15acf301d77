import * as React from 'react';
import { createTheme } from '@mui/material/styles';

// The theme of the demo.
const theme = createTheme({ palette: { primary: { main: '#c93' } } });

export default function Declare() {
  window.grecaptcha?.reset();
  track(VERSION);
  return <React.Fragment>{theme.palette.primary.main}</React.Fragment>;
}
