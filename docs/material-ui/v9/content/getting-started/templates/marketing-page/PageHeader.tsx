import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const LINKS = [
  { href: '#features', label: 'What it does' },
  { href: '#voices', label: 'Who uses it' },
];

export function PageHeader() {
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <Container maxWidth="lg">
        <Toolbar disableGutters sx={{ gap: 3 }}>
          <Typography sx={{ flex: 1, fontSize: 20, fontWeight: 700 }}>
            Weir
          </Typography>
          <Stack
            component="nav"
            aria-label="Main"
            direction="row"
            spacing={3}
            sx={{ display: { xs: 'none', sm: 'flex' } }}
          >
            {LINKS.map(({ href, label }) => (
              <Link key={href} href={href} color="inherit" underline="hover">
                {label}
              </Link>
            ))}
          </Stack>
          <Button href="#start" variant="contained" disableElevation>
            Get a gauge
          </Button>
        </Toolbar>
      </Container>
    </AppBar>
  );
}
