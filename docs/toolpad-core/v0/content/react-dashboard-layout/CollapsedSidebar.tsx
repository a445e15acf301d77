import * as React from 'react';
import EventIcon from '@mui/icons-material/EventOutlined';
import RouteIcon from '@mui/icons-material/RouteOutlined';
import Box from '@mui/material/Box';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  AppProvider,
  type Navigation,
  type Router,
} from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

const navigation: Navigation = [
  { segment: 'tours', title: 'Tours', icon: <RouteIcon /> },
  { segment: 'bookings', title: 'Bookings', icon: <EventIcon /> },
];

export default function CollapsedSidebar() {
  const [pathname, setPathname] = React.useState('/tours');
  const router: Router = {
    pathname,
    searchParams: new URLSearchParams(),
    navigate: (url) => setPathname(String(url)),
  };

  return (
    <AppProvider
      theme={theme}
      branding={{ title: 'Trail Guides', homeUrl: '/tours' }}
      navigation={navigation}
      router={router}
    >
      <DashboardLayout defaultSidebarCollapsed>
        <Box sx={{ p: 3 }}>
          <Typography>This page is {pathname}</Typography>
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}
