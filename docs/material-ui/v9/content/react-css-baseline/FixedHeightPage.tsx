import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';

const fullHeight = (
  <GlobalStyles styles={{ 'html, body': { height: '100%' } }} />
);

export default function FixedHeightPage() {
  return (
    <>
      <CssBaseline />
      {fullHeight}
      <Box
        sx={{
          minHeight: '100vh',
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
        }}
      >
        <Box component="main" sx={{ p: 2 }}>
          Your order is on its way.
        </Box>
        <Box
          component="footer"
          sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}
        >
          Tea house on the canal
        </Box>
      </Box>
    </>
  );
}
