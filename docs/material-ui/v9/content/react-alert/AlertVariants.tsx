import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertVariants() {
  return (
    <Stack sx={{ gap: 1, width: '100%' }}>
      {(['standard', 'outlined', 'filled'] as const).map((variant) => (
        <Alert key={variant} variant={variant} severity="error" role="note">
          The flu vaccine is out of stock ({variant}).
        </Alert>
      ))}
    </Stack>
  );
}
