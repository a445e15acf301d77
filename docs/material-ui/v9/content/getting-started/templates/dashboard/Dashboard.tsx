import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { RANGES, type Range } from './data';
import { FigureCard } from './FigureCard';
import { OrderTable } from './OrderTable';
import { PageBar } from './PageBar';
import { PageMenu } from './PageMenu';
import { SalesChart } from './SalesChart';
import { StockList } from './StockList';

export default function Dashboard() {
  const [range, setRange] = React.useState<Range>('week');
  const [menuOpen, setMenuOpen] = React.useState(false);
  const { figures, sales } = RANGES[range];
  return (
    <>
      <CssBaseline />
      <Box
        sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'action.hover' }}
      >
        <PageMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <PageBar onOpenMenu={() => setMenuOpen(true)} />
          <Container component="main" maxWidth="xl" sx={{ py: 3 }}>
            <Stack
              direction="row"
              sx={{
                mb: 2,
                gap: 1,
                flexWrap: 'wrap',
                justifyContent: 'space-between',
                alignItems: 'center',
              }}
            >
              <Typography variant="h5" component="h1" sx={{ fontWeight: 700 }}>
                Bakery at a glance
              </Typography>
              <ToggleButtonGroup
                exclusive
                size="small"
                value={range}
                onChange={(_event, next: Range | null) =>
                  next && setRange(next)
                }
                aria-label="Range of the figures"
                sx={{ bgcolor: 'background.paper' }}
              >
                <ToggleButton value="week">Week</ToggleButton>
                <ToggleButton value="month">Month</ToggleButton>
              </ToggleButtonGroup>
            </Stack>
            <Grid container spacing={2}>
              {figures.map((figure) => (
                <Grid key={figure.label} size={{ xs: 12, sm: 6, lg: 3 }}>
                  <FigureCard figure={figure} />
                </Grid>
              ))}
              <Grid size={{ xs: 12, lg: 8 }}>
                <SalesChart sales={sales} range={range} />
              </Grid>
              <Grid size={{ xs: 12, lg: 4 }}>
                <StockList />
              </Grid>
              <Grid size={12}>
                <OrderTable />
              </Grid>
            </Grid>
          </Container>
        </Box>
      </Box>
    </>
  );
}
