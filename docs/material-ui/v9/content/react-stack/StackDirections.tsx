import Button from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const directions: StackProps['direction'][] = [
  'row',
  'row-reverse',
  'column',
  'column-reverse',
];

export default function StackDirections() {
  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      {directions.map((direction) => (
        <div key={String(direction)}>
          <Typography variant="body2" color="textSecondary" gutterBottom>
            {String(direction)}
          </Typography>
          <Stack
            direction={direction}
            spacing={1}
            sx={{ alignItems: 'flex-start' }}
          >
            <Button variant="contained" size="small">
              Accept
            </Button>
            <Button variant="outlined" size="small">
              Decline
            </Button>
          </Stack>
        </div>
      ))}
    </Stack>
  );
}
