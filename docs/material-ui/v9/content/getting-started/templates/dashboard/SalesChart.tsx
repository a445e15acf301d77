import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Range, Sale } from './data';

const SERIES = [
  { key: 'counter', label: 'Counter', color: 'primary.main' },
  { key: 'delivery', label: 'Delivery', color: 'secondary.main' },
] as const;

function Legend() {
  return (
    <Stack direction="row" spacing={2}>
      {SERIES.map(({ key, label, color }) => (
        <Stack
          key={key}
          direction="row"
          spacing={0.75}
          sx={{ alignItems: 'center' }}
        >
          <Box
            sx={{ width: 10, height: 10, borderRadius: 0.5, bgcolor: color }}
          />
          <Typography variant="body2">{label}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}

/** Stacked bars from boxes: they follow the width of the card and the direction of the page. */
export function SalesChart({ sales, range }: { sales: Sale[]; range: Range }) {
  const highest = Math.max(
    ...sales.map(({ counter, delivery }) => counter + delivery),
  );
  const summary = sales
    .map(({ label, counter, delivery }) => `${label} $${counter + delivery}`)
    .join(', ');
  return (
    <Card variant="outlined" sx={{ height: '100%' }}>
      <CardContent
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: 2,
          height: '100%',
        }}
      >
        <Stack
          direction="row"
          sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'space-between' }}
        >
          <Typography variant="h6" component="h2">
            Sales this {range}
          </Typography>
          <Legend />
        </Stack>
        <Box
          role="img"
          aria-label={`Bar chart of sales: ${summary}`}
          sx={{
            display: 'flex',
            flex: 1,
            minHeight: 220,
            gap: { xs: 1, sm: 2 },
          }}
        >
          {sales.map((sale) => (
            <Stack
              key={sale.label}
              sx={{ flex: 1, minWidth: 0, justifyContent: 'flex-end' }}
            >
              <Box
                sx={{
                  flex: 1,
                  display: 'flex',
                  flexDirection: 'column-reverse',
                }}
              >
                {SERIES.map(({ key, color }) => (
                  <Box
                    key={key}
                    sx={{
                      height: `${(sale[key] / highest) * 100}%`,
                      bgcolor: color,
                      '&:last-of-type': {
                        borderStartStartRadius: 6,
                        borderStartEndRadius: 6,
                      },
                    }}
                  />
                ))}
              </Box>
              <Typography
                variant="caption"
                noWrap
                sx={{ mt: 0.5, textAlign: 'center' }}
              >
                {sale.label}
              </Typography>
            </Stack>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}
