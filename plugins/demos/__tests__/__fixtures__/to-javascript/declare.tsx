import * as React from 'react';
import { createTheme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    ochre: Palette['primary'];
  }

  // allow configuration using `createTheme`
  interface PaletteOptions {
    ochre?: PaletteOptions['primary'];
  }
}

// @babel-ignore-comment-in-output Update the Button's color options
declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    ochre: true;
  }
}

declare global {
  interface Window {
    grecaptcha?: { reset(): void };
  }
}

declare const VERSION: string;
declare let count: number, total: number;
declare function track(event: string): void;
declare class Widget {
  open(): void;
}
declare enum Level {
  Low,
}
declare namespace Analytics {
  function send(event: string): void;
}

// The theme of the demo.
const theme = createTheme({ palette: { primary: { main: '#c93' } } });

export default function Declare() {
  window.grecaptcha?.reset();
  track(VERSION);
  return <React.Fragment>{theme.palette.primary.main}</React.Fragment>;
}
