import * as React from 'react';
import FlightIcon from '@mui/icons-material/FlightOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
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
  {
    segment: 'flights',
    title: 'Flights',
    icon: <FlightIcon />,
    pattern: 'flights{/:number}*',
  },
];

export default function DynamicRoutes() {
  const [pathname, setPathname] = React.useState('/flights/LX-1402');
  const router: Router = {
    pathname,
    searchParams: new URLSearchParams(),
    navigate: (url) => setPathname(String(url)),
  };

  return (
    <AppProvider
      theme={theme}
      branding={{ title: 'Gate Control', homeUrl: '/flights' }}
      navigation={navigation}
      router={router}
    >
      <DashboardLayout sidebarExpandedWidth={240}>
        <Stack spacing={2} sx={{ p: 3, alignItems: 'flex-start' }}>
          <Typography>This page is {pathname}</Typography>
          <Button onClick={() => setPathname('/flights/BA-729')}>
            Flight BA-729
          </Button>
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
