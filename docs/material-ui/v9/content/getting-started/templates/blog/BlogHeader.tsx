import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const LINKS = [
  { href: '#map', label: 'Map' },
  { href: '#about', label: 'About' },
];

export function BlogHeader() {
  return (
    <AppBar
      position="static"
      color="transparent"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Container maxWidth="lg">
        <Toolbar
          disableGutters
          sx={{ justifyContent: 'space-between', gap: 2 }}
        >
          <Typography sx={{ fontWeight: 700, fontSize: 18 }}>
            22:47 from Platform 9
          </Typography>
          <Stack component="nav" aria-label="Main" direction="row" spacing={2}>
            {LINKS.map(({ href, label }) => (
              <Link key={href} href={href} variant="body1" color="inherit">
                {label}
              </Link>
            ))}
          </Stack>
        </Toolbar>
      </Container>
    </AppBar>
  );
}
