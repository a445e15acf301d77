import * as React from 'react';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
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
  { kind: 'header', title: 'Shop' },
  { segment: 'products', title: 'Products', icon: <InventoryIcon /> },
  { segment: 'customers', title: 'Customers', icon: <PeopleIcon /> },
];

export default function BasicDashboard() {
  const [pathname, setPathname] = React.useState('/products');
  const router: Router = {
    pathname,
    searchParams: new URLSearchParams(),
    navigate: (url) => setPathname(String(url)),
  };

  return (
    <AppProvider
      theme={theme}
      branding={{ title: 'Corner Shop', homeUrl: '/products' }}
      navigation={navigation}
      router={router}
    >
      <DashboardLayout>
        <Box sx={{ p: 3 }}>
          <Typography>This page is {pathname}</Typography>
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}
