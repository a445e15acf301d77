import { useState } from 'react';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function LiftOnHover() {
  const [lifted, setLifted] = useState(false);

  return (
    <Paper
      elevation={lifted ? 8 : 1}
      onPointerEnter={() => setLifted(true)}
      onPointerLeave={() => setLifted(false)}
      onFocus={() => setLifted(true)}
      onBlur={() => setLifted(false)}
      sx={{ p: 2, maxWidth: 320 }}
    >
      <Link href="#LiftOnHover" variant="subtitle1">
        Stars over the dam
      </Link>
      <Typography variant="body2">
        Guided walk with telescopes, if the sky is clear
      </Typography>
    </Paper>
  );
}
