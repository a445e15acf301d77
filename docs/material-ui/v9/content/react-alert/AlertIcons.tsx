import MedicationIcon from '@mui/icons-material/MedicationOutlined';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertIcons() {
  return (
    <Stack sx={{ gap: 1, width: '100%' }}>
      <Alert
        severity="info"
        role="note"
        icon={<MedicationIcon fontSize="inherit" />}
      >
        Take the tablets after a meal.
      </Alert>
      <Alert
        severity="success"
        role="note"
        iconMapping={{ success: <VerifiedIcon fontSize="inherit" /> }}
      >
        Your doctor signed the report.
      </Alert>
      <Alert severity="warning" role="note" icon={false}>
        Keep the wound dry for two days.
      </Alert>
    </Stack>
  );
}
