import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';

export default function AppBaseline() {
  return (
    <>
      <CssBaseline />
      <Box component="main" sx={{ p: 2 }}>
        <h1>Harbor swim club</h1>
        <p>
          Training is on Tuesdays at 18:00. <strong>Bring a cap.</strong> The
          lockers take a coin.
        </p>
      </Box>
    </>
  );
}
