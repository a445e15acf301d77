import Alert, { alertClasses } from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const EdgeAlert = styled(Alert)(({ theme }) => ({
  borderInlineStart: `4px solid ${theme.vars.palette.success.main}`,
  borderRadius: 0,
  [`& .${alertClasses.icon}`]: {
    alignItems: 'center',
  },
}));

export default function CustomizedAlert() {
  return (
    <Stack sx={{ gap: 1, width: '100%' }}>
      <EdgeAlert severity="success" role="note">
        Your test results are in.
      </EdgeAlert>
      <Alert
        severity="info"
        role="note"
        onClose={() => {}}
        closeText="Hide this notice"
        slotProps={{
          message: { sx: { fontWeight: 'medium' } },
          closeButton: { size: 'medium' },
        }}
        sx={{ borderRadius: 4, alignItems: 'center' }}
      >
        Video calls work in this browser.
      </Alert>
    </Stack>
  );
}
