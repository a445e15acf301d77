import { useState } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

const halls = [
  { id: 'fossils', name: 'Fossils', text: 'Ammonites, ferns, a cave bear.' },
  { id: 'minerals', name: 'Minerals', text: 'Quartz, salt and a meteorite.' },
  { id: 'maps', name: 'Maps', text: 'The coast as it was drawn since 1540.' },
];

export default function ExpandAll() {
  const [open, setOpen] = useState<string[]>([]);
  const all = open.length === halls.length;

  return (
    <div>
      <Button
        sx={{ mb: 1 }}
        onClick={() => setOpen(all ? [] : halls.map(({ id }) => id))}
      >
        {all ? 'Collapse all' : 'Expand all'}
      </Button>
      {/* Corners and dividers look at siblings: keep the group together. */}
      <div>
        {halls.map(({ id, name, text }) => (
          <Accordion
            key={id}
            expanded={open.includes(id)}
            onChange={(_event, expanded) =>
              setOpen((ids) =>
                expanded ? [...ids, id] : ids.filter((other) => other !== id),
              )
            }
          >
            <AccordionSummary
              expandIcon={<ExpandMoreIcon />}
              id={`${id}-header`}
              aria-controls={`${id}-content`}
            >
              <Typography component="span">{name}</Typography>
            </AccordionSummary>
            <AccordionDetails>
              <Typography>{text}</Typography>
            </AccordionDetails>
          </Accordion>
        ))}
      </div>
    </div>
  );
}
