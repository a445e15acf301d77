import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function SxProp() {
  return (
    <Box
      sx={{
        boxSizing: 'border-box',
        width: '100%',
        maxWidth: 420,
        p: { xs: 2, sm: 3 },
        borderRadius: 2,
        borderInlineStart: '4px solid',
        borderColor: 'primary.main',
        bgcolor: 'action.hover',
        '&:hover': { bgcolor: 'action.selected' },
      }}
    >
      <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
        Maintenance on Sunday
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Between 02:00 and 03:00 you can read, but not save.
      </Typography>
    </Box>
  );
}
