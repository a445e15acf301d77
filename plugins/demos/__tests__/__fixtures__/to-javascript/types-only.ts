import type { Theme } from '@mui/material/styles';

/** What every demo takes. */
export interface DemoProps {
  theme: Theme;
}

export type DemoName = keyof DemoProps;
