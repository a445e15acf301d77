import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const LINKS = [
  { href: '#rules', label: 'Rules' },
  { href: '#plots', label: 'Map of plots' },
  { href: '#committee', label: 'Committee' },
];

export function SiteFooter() {
  return (
    <Box
      component="footer"
      sx={{
        py: 3,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'action.hover',
      }}
    >
      <Container maxWidth="sm">
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={1}
          sx={{ justifyContent: 'space-between', alignItems: { sm: 'center' } }}
        >
          <Typography variant="body2">Gates open from 7 to dusk</Typography>
          <Stack
            component="nav"
            aria-label="Footer"
            direction="row"
            spacing={2}
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
