import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function TimeZone() {
  return <strong>{Intl.DateTimeFormat().resolvedOptions().timeZone}</strong>;
}

export default function BrowserOnly() {
  return (
    <Stack spacing={1}>
      <Typography>The lecture begins at 18:00 in Lisbon.</Typography>
      <Typography>
        Your time zone:{' '}
        <NoSsr>
          <TimeZone />
        </NoSsr>
      </Typography>
    </Stack>
  );
}
