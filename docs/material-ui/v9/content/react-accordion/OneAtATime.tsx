import { useState } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';

const stages = [
  {
    id: 'soak',
    title: 'Soak the beans',
    text: 'Cover them with cold water and leave them overnight.',
  },
  {
    id: 'simmer',
    title: 'Simmer',
    text: 'Fresh water, a bay leaf, no salt yet. It takes an hour or so.',
  },
  {
    id: 'season',
    title: 'Season',
    text: 'Salt, lemon and olive oil go in when the beans are soft.',
  },
];

export default function OneAtATime() {
  const [open, setOpen] = useState<string | null>('soak');

  return (
    <div>
      {stages.map(({ id, title, text }) => (
        <Accordion
          key={id}
          expanded={open === id}
          onChange={(_event, expanded) => setOpen(expanded ? id : null)}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-header`}
            aria-controls={`${id}-content`}
          >
            <Typography component="span">{title}</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography>{text}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
