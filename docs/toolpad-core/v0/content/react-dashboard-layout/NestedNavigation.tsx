import * as React from 'react';
import AssessmentIcon from '@mui/icons-material/AssessmentOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
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
    segment: 'requests',
    title: 'Requests',
    icon: <InboxIcon />,
    action: <Chip label={4} size="small" color="primary" />,
  },
  { kind: 'divider' },
  {
    segment: 'reports',
    title: 'Reports',
    icon: <AssessmentIcon />,
    children: [
      { segment: 'monthly', title: 'Monthly' },
      { segment: 'yearly', title: 'Yearly' },
    ],
  },
];

export default function NestedNavigation() {
  const [pathname, setPathname] = React.useState('/reports/monthly');
  const router: Router = {
    pathname,
    searchParams: new URLSearchParams(),
    navigate: (url) => setPathname(String(url)),
  };

  return (
    <AppProvider
      theme={theme}
      branding={{ title: 'Clinic Desk', homeUrl: '/requests' }}
      navigation={navigation}
      router={router}
    >
      <DashboardLayout sidebarExpandedWidth={260}>
        <Box sx={{ p: 3 }}>
          <Typography>This page is {pathname}</Typography>
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}
