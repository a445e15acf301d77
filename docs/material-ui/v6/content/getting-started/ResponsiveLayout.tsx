import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const figures = [
  { label: 'Visitors', value: '12,480' },
  { label: 'Orders', value: '318' },
  { label: 'Returns', value: '7' },
];

export default function ResponsiveLayout() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      useFlexGap
      spacing={2}
      sx={{ width: '100%' }}
    >
      {figures.map(({ label, value }) => (
        <Paper key={label} variant="outlined" sx={{ flex: 1, p: 2 }}>
          <Typography variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography variant="h5" component="p">
            {value}
          </Typography>
        </Paper>
      ))}
    </Stack>
  );
}
