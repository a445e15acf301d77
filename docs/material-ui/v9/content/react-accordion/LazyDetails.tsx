import { useEffect, useState } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

function Departures() {
  const [times, setTimes] = useState<string>();

  // Stands in for a request: it starts when the section opens.
  useEffect(() => {
    const timer = setTimeout(() => setTimes('8:10, 8:40, 9:10, 9:40'), 1200);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Typography aria-live="polite">
      {times ?? <Skeleton width="12rem" />}
    </Typography>
  );
}

export default function LazyDetails() {
  return (
    <Accordion slotProps={{ transition: { unmountOnExit: true } }}>
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id="ferry-header"
        aria-controls="ferry-content"
      >
        <Typography component="span">Next ferries to the island</Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Departures />
      </AccordionDetails>
    </Accordion>
  );
}
