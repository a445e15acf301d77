import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';

export default function DetailsForChoice() {
  const [ticket, setTicket] = useState('phone');

  return (
    <RadioGroup
      aria-label="How do you want your ticket?"
      value={ticket}
      onChange={(_event, value) => setTicket(value)}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <FormControlLabel value="phone" control={<Radio />} label="On my phone" />
      {ticket === 'phone' && (
        <TextField
          size="small"
          type="tel"
          autoComplete="tel"
          label="Mobile number"
          sx={{ marginInlineStart: 4, my: 1 }}
        />
      )}
      <FormControlLabel
        value="desk"
        control={<Radio />}
        label="Printed, from the desk at the pier"
      />
    </RadioGroup>
  );
}
