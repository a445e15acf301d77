import { useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiTabs: {
    styleOverrides: {
      indicator: {
        height: 4,
        borderStartStartRadius: 4,
        borderStartEndRadius: 4,
        variants: [{ props: { orientation: 'vertical' }, style: { width: 4 } }],
      },
    },
  },
  MuiTab: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { textTransform: 'none', fontSize: '1rem' } },
  },
};

export default function ThemedTabs() {
  const outer = useTheme();
  const [value, setValue] = useState('open');

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <Tabs
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        variant="scrollable"
        aria-label="Library loans"
      >
        <Tab value="open" label="On loan" />
        <Tab value="reserved" label="Reserved" />
        <Tab value="past" label="Given back" />
      </Tabs>
    </ThemeProvider>
  );
}
