import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';

export default function ExternalLink() {
  return (
    <Typography>
      Tides change daily. We use the{' '}
      <Link href="https://example.com/tides" target="_blank" rel="noopener">
        tables of the harbor office
        <OpenInNewIcon
          titleAccess="(opens in a new tab)"
          sx={{
            fontSize: '0.9em',
            marginInlineStart: 0.5,
            verticalAlign: 'text-bottom',
            '&:dir(rtl)': { transform: 'scaleX(-1)' },
          }}
        />
      </Link>{' '}
      and add ten minutes.
    </Typography>
  );
}
