import { useState } from 'react';
import Masonry from '@mui/lab/Masonry';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const instruments = ['Cello', 'Oboe', 'Harp', 'Horn', 'Viola', 'Timpani'];

export default function GrowingNotes() {
  const [count, setCount] = useState(4);

  return (
    <>
      <Button
        disabled={count === instruments.length}
        onClick={() => setCount((shown) => shown + 1)}
        sx={{ mb: 1 }}
      >
        Add an instrument
      </Button>
      <Masonry
        columns={2}
        spacing={1}
        defaultColumns={2}
        defaultHeight={120}
        defaultSpacing={1}
      >
        {instruments.slice(0, count).map((name) => (
          <div key={name}>
            <Accordion disableGutters>
              <AccordionSummary expandIcon={<ExpandMoreIcon />}>
                <Typography component="span">{name}</Typography>
              </AccordionSummary>
              <AccordionDetails sx={{ typography: 'body2' }}>
                Rehearses on Thursday at 18:00 in the blue room. Bring your own
                stand and a pencil.
              </AccordionDetails>
            </Accordion>
          </div>
        ))}
      </Masonry>
    </>
  );
}
