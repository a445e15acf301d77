import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';

export default function FixedContainer() {
  return (
    <Stack
      spacing={1}
      useFlexGap
      sx={{ width: '100%', color: 'text.primary', typography: 'body2' }}
    >
      <Container maxWidth="md" disableGutters>
        <Box sx={{ p: 2, bgcolor: 'action.hover' }}>
          Fluid: grows with the window
        </Box>
      </Container>
      <Container maxWidth="md" disableGutters fixed>
        <Box sx={{ p: 2, bgcolor: 'action.selected' }}>
          Fixed: grows in steps
        </Box>
      </Container>
    </Stack>
  );
}
