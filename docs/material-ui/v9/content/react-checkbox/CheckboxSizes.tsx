import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

export default function CheckboxSizes() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      <FormControlLabel
        control={<Checkbox defaultChecked size="small" />}
        label="Small"
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <FormControlLabel
        control={<Checkbox defaultChecked />}
        label="Medium, the default"
      />
      <FormControlLabel
        control={<Checkbox defaultChecked size="large" />}
        label="Large"
        slotProps={{ typography: { variant: 'h6' } }}
      />
    </Box>
  );
}
