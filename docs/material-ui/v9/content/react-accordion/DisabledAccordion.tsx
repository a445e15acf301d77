import { useState } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function DisabledAccordion() {
  const [shipping, setShipping] = useState(false);

  return (
    <div>
      <FormControlLabel
        label="Send the order to another address"
        control={
          <Switch
            checked={shipping}
            onChange={(_event, checked) => setShipping(checked)}
          />
        }
        sx={{ mb: 1 }}
      />
      <Accordion disabled={!shipping}>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="address-header"
          aria-controls="address-content"
        >
          <Typography component="span">Delivery address</Typography>
        </AccordionSummary>
        <AccordionDetails>
          <Typography>
            Mira Okafor, 4 Harbor Lane, second floor. The doorbell says “Studio
            North”.
          </Typography>
        </AccordionDetails>
      </Accordion>
    </div>
  );
}
