import { useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const sections = [
  {
    value: 'visits',
    label: 'Visits',
    text: 'Last visit: March 3, limping on the left front paw.',
  },
  {
    value: 'vaccines',
    label: 'Vaccines',
    text: 'Rabies and distemper are valid until next June.',
  },
  { value: 'invoices', label: 'Invoices', text: 'One invoice of $48 is open.' },
];

export default function PatientRecord() {
  const [value, setValue] = useState('visits');

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        variant="scrollable"
        aria-label="Record of Bruno"
      >
        {sections.map((section) => (
          <Tab
            key={section.value}
            value={section.value}
            label={section.label}
            id={`record-tab-${section.value}`}
            aria-controls={`record-panel-${section.value}`}
          />
        ))}
      </Tabs>
      {sections.map((section) => (
        <Box
          key={section.value}
          role="tabpanel"
          id={`record-panel-${section.value}`}
          aria-labelledby={`record-tab-${section.value}`}
          hidden={section.value !== value}
          tabIndex={0}
          sx={{ p: 2, typography: 'body2' }}
        >
          {section.text}
        </Box>
      ))}
    </Box>
  );
}
