import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Typography from '@mui/material/Typography';
import { Panorama } from './Panorama';
import { SideForm } from './SideForm';

export default function SignInSide() {
  return (
    <>
      <CssBaseline />
      <Box
        sx={{
          minHeight: '100vh',
          display: 'grid',
          gridTemplateColumns: { md: '1.1fr 1fr' },
        }}
      >
        <Panorama />
        <Box
          component="main"
          sx={{
            display: 'grid',
            alignContent: 'center',
            justifyItems: 'center',
            px: 3,
            py: 6,
          }}
        >
          <Box sx={{ width: '100%', maxWidth: 380 }}>
            <Typography variant="h4" component="h1" sx={{ fontWeight: 700 }}>
              Hut keeper sign-in
            </Typography>
            <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
              Bunks, meals and the weather log of your hut.
            </Typography>
            <SideForm />
          </Box>
        </Box>
      </Box>
    </>
  );
}
