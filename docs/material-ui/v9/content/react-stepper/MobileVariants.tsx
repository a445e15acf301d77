import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Stack from '@mui/material/Stack';

const variants = ['dots', 'text', 'progress'] as const;

export default function MobileVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      {variants.map((variant) => (
        <MobileStepper
          key={variant}
          variant={variant}
          position="static"
          sx={{ typography: 'body2' }}
          steps={5}
          activeStep={2}
          slotProps={{ progress: { 'aria-label': 'Question 3 of 5' } }}
          backButton={<Button size="small">Back</Button>}
          nextButton={<Button size="small">Next</Button>}
        />
      ))}
    </Stack>
  );
}
