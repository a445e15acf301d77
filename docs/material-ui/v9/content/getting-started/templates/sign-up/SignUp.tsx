import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { SignUpForm } from './SignUpForm';

export default function SignUp() {
  return (
    <>
      <CssBaseline />
      <Box
        component="main"
        sx={{
          minHeight: '100vh',
          py: { xs: 4, md: 8 },
          bgcolor: 'action.hover',
        }}
      >
        <Container maxWidth="sm">
          <Typography sx={{ fontWeight: 700, color: 'success.main' }}>
            Seedling Swap
          </Typography>
          <Typography
            variant="h4"
            component="h1"
            sx={{ mt: 1, fontWeight: 700, textWrap: 'balance' }}
          >
            Trade what your garden has too much of
          </Typography>
          <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
            Create an account to list seeds and cuttings in your neighborhood.
          </Typography>
          <Paper
            variant="outlined"
            sx={{ p: { xs: 2, sm: 4 }, borderRadius: 3 }}
          >
            <SignUpForm />
          </Paper>
          <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
            Already swapping?{' '}
            <Link href="#sign-in" color="success">
              Sign in
            </Link>
          </Typography>
        </Container>
      </Box>
    </>
  );
}
