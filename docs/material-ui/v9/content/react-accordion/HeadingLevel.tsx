import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';

export default function HeadingLevel() {
  return (
    <section aria-labelledby="visit-title">
      <Typography id="visit-title" variant="h6" component="h3" gutterBottom>
        Before your visit
      </Typography>
      <Accordion slotProps={{ heading: { component: 'h4' } }}>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="papers-header"
          aria-controls="papers"
        >
          <Typography component="span">What to bring</Typography>
        </AccordionSummary>
        <AccordionDetails>
          <Typography>
            Your insurance card, a list of your medicines and, if you have one,
            your vaccination record.
          </Typography>
        </AccordionDetails>
      </Accordion>
    </section>
  );
}
