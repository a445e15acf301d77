import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const LINKS = [
  { href: '#privacy', label: 'Privacy' },
  { href: '#status', label: 'Status of the gauges' },
  { href: '#contact', label: 'Contact' },
];

export function PageFooter() {
  return (
    <Box
      component="footer"
      sx={{ py: 4, borderTop: 1, borderColor: 'divider' }}
    >
      <Container maxWidth="lg">
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{
            gap: 2,
            justifyContent: 'space-between',
            alignItems: { sm: 'center' },
          }}
        >
          <Typography variant="body2">
            Weir is run by eleven towns together.
          </Typography>
          <Stack
            component="nav"
            aria-label="Footer"
            direction="row"
            sx={{ gap: 2, flexWrap: 'wrap' }}
          >
            {LINKS.map(({ href, label }) => (
              <Link key={href} href={href} variant="body2" color="inherit">
                {label}
              </Link>
            ))}
          </Stack>
        </Stack>
      </Container>
    </Box>
  );
}
