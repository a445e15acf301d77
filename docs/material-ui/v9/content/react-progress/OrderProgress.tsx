import { useId } from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const orders = [
  { name: 'Wedding invitations', printed: 180, total: 240 },
  { name: 'Menu cards', printed: 12, total: 80 },
];

export default function OrderProgress() {
  const id = useId();

  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: 400 }}>
      {orders.map(({ name, printed, total }) => (
        <div key={name}>
          <Stack
            direction="row"
            sx={{ justifyContent: 'space-between', mb: 0.5, gap: 2 }}
          >
            <Typography variant="body2" id={`${id}${total}`}>
              {name}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {printed} of {total}
            </Typography>
          </Stack>
          <LinearProgress
            variant="determinate"
            aria-labelledby={`${id}${total}`}
            aria-valuetext={`${printed} of ${total} printed`}
            max={total}
            value={printed}
          />
        </div>
      ))}
    </Stack>
  );
}
