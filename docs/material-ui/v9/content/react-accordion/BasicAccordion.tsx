import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';

export default function BasicAccordion() {
  return (
    <div>
      <Accordion defaultExpanded>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="pool-hours-header"
          aria-controls="pool-hours"
        >
          <Typography component="span">Opening hours</Typography>
        </AccordionSummary>
        <AccordionDetails>
          <Typography>
            The pool is open from 6:30 to 21:00 on weekdays and from 9:00 to
            18:00 on weekends. The last entry is an hour before we close.
          </Typography>
        </AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="pool-lanes-header"
          aria-controls="pool-lanes"
        >
          <Typography component="span">Lane bookings</Typography>
        </AccordionSummary>
        <AccordionDetails>
          <Typography>
            Clubs book lanes 1 to 3 in the evening. Lanes 4 to 6 are always free
            for everyone.
          </Typography>
        </AccordionDetails>
      </Accordion>
    </div>
  );
}
