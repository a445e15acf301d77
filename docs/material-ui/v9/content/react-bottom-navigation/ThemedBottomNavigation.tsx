import { useState } from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import PersonIcon from '@mui/icons-material/Person';

const components: Theme['components'] = {
  MuiBottomNavigation: {
    defaultProps: { showLabels: true },
    styleOverrides: {
      root: { borderTop: '1px solid var(--mui-palette-divider)' },
    },
  },
  MuiBottomNavigationAction: {
    styleOverrides: {
      root: {
        variants: [
          {
            props: { selected: true },
            style: { boxShadow: 'inset 0 3px currentcolor' },
          },
        ],
      },
    },
  },
};

export default function ThemedBottomNavigation() {
  const outer = useTheme();
  const [value, setValue] = useState(0);

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <BottomNavigation
        component="nav"
        aria-label="Library"
        value={value}
        onChange={(_event, next: number) => setValue(next)}
      >
        <BottomNavigationAction label="Books" icon={<MenuBookIcon />} />
        <BottomNavigationAction label="Account" icon={<PersonIcon />} />
      </BottomNavigation>
    </ThemeProvider>
  );
}
