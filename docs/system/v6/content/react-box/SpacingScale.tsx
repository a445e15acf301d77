import Box from '@mui/system/Box';

const steps = [0.5, 1, 2, 3];

export default function SpacingScale() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: 2,
        color: 'text.primary',
      }}
    >
      {steps.map((step) => (
        <Box
          key={step}
          sx={{ p: step, bgcolor: 'primary.soft', borderRadius: 1 }}
        >
          <Box sx={{ px: 1, bgcolor: 'background.paper' }}>
            p: {step} is {step * 8} px
          </Box>
        </Box>
      ))}
    </Box>
  );
}
