import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';

export default function AlertWithTitle() {
  return (
    <Alert severity="warning" role="note">
      <AlertTitle>Fasting blood test tomorrow</AlertTitle>
      Do not eat after 8 p.m. Water is fine. Read{' '}
      <Link href="#title-and-links" color="inherit">
        how to prepare
      </Link>
      .
    </Alert>
  );
}
