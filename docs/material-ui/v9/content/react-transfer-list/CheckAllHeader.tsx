import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Paper from '@mui/material/Paper';

const reports = ['Blood count', 'Chest X-ray', 'ECG', 'Discharge letter'];

export default function CheckAllHeader() {
  const [checked, setChecked] = useState(['ECG']);
  const all = checked.length === reports.length;

  const toggle = (report: string) =>
    setChecked(
      checked.includes(report)
        ? checked.filter((item) => item !== report)
        : [...checked, report],
    );

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 280, p: 2 }}>
      <FormControlLabel
        label={`${checked.length} of ${reports.length} chosen`}
        control={
          <Checkbox
            checked={all}
            indeterminate={!all && checked.length > 0}
            onChange={() => setChecked(all ? [] : reports)}
            slotProps={{ input: { 'aria-label': 'All reports' } }}
          />
        }
      />
      <Divider />
      <FormGroup role="group" aria-label="Reports">
        {reports.map((report) => (
          <FormControlLabel
            key={report}
            label={report}
            control={
              <Checkbox
                checked={checked.includes(report)}
                onChange={() => toggle(report)}
              />
            }
          />
        ))}
      </FormGroup>
      <Button fullWidth variant="contained" disabled={checked.length === 0}>
        Send to the family doctor
      </Button>
    </Paper>
  );
}
