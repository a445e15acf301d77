import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ArticleContainer() {
  return (
    <Box sx={{ width: '100%', py: 3, bgcolor: 'action.hover' }}>
      <Container component="article" maxWidth="sm">
        <Typography variant="h6" component="h3" gutterBottom>
          The lighthouse keeper’s garden
        </Typography>
        <Typography>
          Nothing grew on the rock before she carried the soil up in buckets.
          Now there are beans, and in July the tallest sunflowers of the coast.
        </Typography>
      </Container>
    </Box>
  );
}
