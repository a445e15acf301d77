import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StepProps } from './order';

export function ReviewStep({ order }: StepProps) {
  const rows = [
    ['To', `${order.name}, ${order.street}, ${order.zip} ${order.city}`],
    [
      'Delivery',
      order.delivery === 'express'
        ? 'Express, tomorrow'
        : 'Standard, three to five days',
    ],
    ['Card', `Ends in ${order.card.replace(/\s/g, '').slice(-4)}`],
  ];
  return (
    <section>
      <Typography variant="h6" component="h2">
        Is this right?
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'max-content 1fr',
          gap: 1.5,
          my: 2,
        }}
      >
        {rows.map(([term, text]) => (
          <Box key={term} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              {term}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </section>
  );
}
