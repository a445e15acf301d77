import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const steps = [0.5, 1, 2, 3, 4, 6, 8];

export default function SpacingScale() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {steps.map((step) => (
        <Box key={step} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <Typography variant="body2" sx={{ width: 150 }}>
            <code>spacing({step})</code> {step * 8} px
          </Typography>
          <Box
            sx={{
              bgcolor: 'primary.main',
              height: 16,
              width: (theme) => theme.spacing(step),
            }}
          />
        </Box>
      ))}
    </Box>
  );
}
