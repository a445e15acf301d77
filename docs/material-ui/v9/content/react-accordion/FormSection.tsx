import { useState } from 'react';
import type { SubmitEvent } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function FormSection() {
  const [open, setOpen] = useState(true);
  const [plate, setPlate] = useState('');

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setPlate(String(data.get('plate')));
    setOpen(false);
  };

  return (
    <Accordion
      expanded={open}
      onChange={(_event, expanded) => setOpen(expanded)}
    >
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id="car-header"
        aria-controls="car-content"
      >
        <Typography component="span">
          {plate ? `Your car: ${plate}` : 'Your car'}
        </Typography>
      </AccordionSummary>
      <form onSubmit={save}>
        <AccordionDetails>
          <TextField
            name="plate"
            label="License plate"
            helperText="So that the workshop finds your car in the yard"
            autoComplete="off"
            required
            fullWidth
          />
        </AccordionDetails>
        <AccordionActions>
          <Button onClick={() => setOpen(false)}>Later</Button>
          <Button type="submit">Save</Button>
        </AccordionActions>
      </form>
    </Accordion>
  );
}
