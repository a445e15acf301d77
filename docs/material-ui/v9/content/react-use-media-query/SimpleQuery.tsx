import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function SimpleQuery() {
  const isWide = useMediaQuery('(min-width: 700px)');

  return (
    <Typography role="status">
      {isWide
        ? 'The atlas opens on two pages.'
        : 'The atlas opens on one page.'}
    </Typography>
  );
}
