import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function InferredSize() {
  const [loading, setLoading] = useState(true);
  const avatar = (
    <Avatar
      component="span"
      sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
    >
      NW
    </Avatar>
  );
  const order = <Button variant="contained">Order for $14</Button>;

  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
        {loading ? (
          <Skeleton variant="circular" animation={false}>
            {avatar}
          </Skeleton>
        ) : (
          avatar
        )}
        {loading ? (
          <Skeleton variant="rounded" animation={false}>
            {order}
          </Skeleton>
        ) : (
          order
        )}
      </Stack>
      <Button size="small" onClick={() => setLoading(!loading)}>
        {loading ? 'Finish loading' : 'Load again'}
      </Button>
    </Stack>
  );
}
