import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';

const block = {
  p: 2,
  height: '100%',
  boxSizing: 'border-box',
  borderRadius: 1,
  bgcolor: 'action.hover',
  color: 'text.primary',
  typography: 'body2',
};

export default function PageLayout() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={12}>
        <Box sx={block}>Header</Box>
      </Grid>
      <Grid size={{ xs: 12, sm: 'grow' }} sx={{ order: { xs: 1, sm: 0 } }}>
        <Box sx={{ ...block, minHeight: 120 }}>
          Article about the history of the canal
        </Box>
      </Grid>
      <Grid size={{ xs: 12, sm: 4, md: 3 }}>
        <Box sx={block}>Filters, above the article on phones</Box>
      </Grid>
    </Grid>
  );
}
