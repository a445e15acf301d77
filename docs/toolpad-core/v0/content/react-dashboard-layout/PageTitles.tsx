import * as React from 'react';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  AppProvider,
  type Navigation,
  type Router,
} from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

const navigation: Navigation = [
  {
    segment: 'invoices',
    title: 'Invoices',
    icon: <ReceiptIcon />,
    children: [
      { segment: 'due', title: 'Due' },
      { segment: 'paid', title: 'Paid' },
    ],
  },
];

export default function PageTitles() {
  const [pathname, setPathname] = React.useState('/invoices/due');
  const router: Router = {
    pathname,
    searchParams: new URLSearchParams(),
    navigate: (url) => setPathname(String(url)),
  };

  return (
    <AppProvider
      theme={theme}
      branding={{ title: 'Ledger', homeUrl: '/invoices/due' }}
      navigation={navigation}
      router={router}
    >
      <DashboardLayout sidebarExpandedWidth={240}>
        <PageContainer maxWidth="md">
          <Typography>
            The title and the breadcrumbs come from the navigation.
          </Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
