import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function FullBleedBand() {
  return (
    <Box
      component="section"
      aria-label="Offer"
      sx={{
        width: '100%',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      <Container maxWidth="xs" sx={{ py: 4 }}>
        <Typography variant="h6" component="h3">
          Two pairs of glasses for one
        </Typography>
        <Typography variant="body2">
          Until the end of the month, in all three shops.
        </Typography>
      </Container>
    </Box>
  );
}
