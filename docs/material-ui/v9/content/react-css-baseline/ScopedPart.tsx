import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

export default function ScopedPart() {
  return (
    <Box sx={{ border: 1, borderColor: 'divider', fontFamily: 'serif' }}>
      <Box sx={{ p: 2 }}>
        This page has a look of its own, <b>serif type</b> included.
      </Box>
      <ScopedCssBaseline sx={{ p: 2 }}>
        Only this newsletter form was moved to Material UI, <b>baseline</b>{' '}
        included.
      </ScopedCssBaseline>
    </Box>
  );
}
