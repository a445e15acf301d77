import { useState } from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function ButtonLink() {
  const [kept, setKept] = useState(true);

  return (
    <Typography role="status">
      {kept ? 'Your draft is saved.' : 'Your draft is gone.'}{' '}
      <Link
        component="button"
        type="button"
        onClick={() => setKept(!kept)}
        sx={{ verticalAlign: 'baseline' }}
      >
        {kept ? 'Discard it' : 'Undo'}
      </Link>
    </Typography>
  );
}
