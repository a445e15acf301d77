import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CssBaseline from '@mui/material/CssBaseline';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { HalyardMark } from './HalyardMark';
import { SignInForm } from './SignInForm';

export default function SignIn() {
  return (
    <>
      <CssBaseline />
      <Box
        component="main"
        sx={{
          minHeight: '100vh',
          display: 'grid',
          placeItems: 'center',
          px: 2,
          py: 6,
          background: (theme) =>
            `radial-gradient(120% 70% at 50% 0%, color-mix(in srgb, ${theme.vars.palette.primary.main} 16%, transparent), transparent)`,
        }}
      >
        <Stack spacing={3} sx={{ width: '100%', maxWidth: 420 }}>
          <Stack
            direction="row"
            spacing={1.25}
            sx={{ justifyContent: 'center', alignItems: 'center' }}
          >
            <HalyardMark />
            <Typography
              sx={{ fontSize: 20, fontWeight: 700, letterSpacing: '-0.01em' }}
            >
              Halyard
            </Typography>
          </Stack>
          <Card variant="outlined" sx={{ borderRadius: 3 }}>
            <CardContent sx={{ p: { xs: 3, sm: 4 } }}>
              <Typography variant="h5" component="h1" sx={{ fontWeight: 700 }}>
                Welcome aboard
              </Typography>
              <Typography sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>
                Sign in to see your crews, boats and bookings.
              </Typography>
              <SignInForm />
            </CardContent>
          </Card>
          <Typography
            variant="body2"
            align="center"
            sx={{ color: 'text.secondary' }}
          >
            New at your school? <Link href="#join">Ask for an account</Link>
          </Typography>
        </Stack>
      </Box>
    </>
  );
}
