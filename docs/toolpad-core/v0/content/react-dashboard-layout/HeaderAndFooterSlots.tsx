import * as React from 'react';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  AppProvider,
  type Navigation,
  type Router,
} from '@toolpad/core/AppProvider';
import {
  DashboardLayout,
  ThemeSwitcher,
  type SidebarFooterProps,
} from '@toolpad/core/DashboardLayout';

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

const navigation: Navigation = [
  { segment: 'meters', title: 'Meters', icon: <DashboardIcon /> },
];

function HeaderActions() {
  return (
    <Stack direction="row">
      <IconButton aria-label="Notifications">
        <NotificationsIcon />
      </IconButton>
      <ThemeSwitcher />
    </Stack>
  );
}

function Release({ mini }: SidebarFooterProps) {
  return (
    <Typography variant="caption" sx={{ p: 2 }}>
      {mini ? 'v4.2' : 'Version 4.2, released in May'}
    </Typography>
  );
}

export default function HeaderAndFooterSlots() {
  const [pathname, setPathname] = React.useState('/meters');
  const router: Router = {
    pathname,
    searchParams: new URLSearchParams(),
    navigate: (url) => setPathname(String(url)),
  };

  return (
    <AppProvider
      theme={theme}
      branding={{ title: 'Grid Watch', homeUrl: '/meters' }}
      navigation={navigation}
      router={router}
    >
      <DashboardLayout
        slots={{ toolbarActions: HeaderActions, sidebarFooter: Release }}
      >
        <Typography sx={{ p: 3 }}>All meters report normal load.</Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
