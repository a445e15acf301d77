import { useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const center = { display: 'grid', placeItems: 'center', p: 2 };

export default function NestedModal() {
  const [sheet, setSheet] = useState(false);
  const [terms, setTerms] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setSheet(true)}>
        Rent a canoe
      </Button>
      <Modal open={sheet} onClose={() => setSheet(false)} sx={center}>
        <Paper
          role="dialog"
          aria-modal="true"
          aria-label="Rent a canoe"
          sx={{ p: 3, maxWidth: 400, outline: 'none' }}
        >
          <Typography>Two hours, two paddles, one life jacket each.</Typography>
          <Button onClick={() => setTerms(true)}>Read the terms</Button>
          <Button onClick={() => setSheet(false)}>Close</Button>
          <Modal open={terms} onClose={() => setTerms(false)} sx={center}>
            <Paper
              role="dialog"
              aria-modal="true"
              aria-label="Terms"
              sx={{ p: 3, maxWidth: 280, outline: 'none' }}
            >
              <Typography>Return the canoe dry and before dark.</Typography>
              <Button onClick={() => setTerms(false)}>Understood</Button>
            </Paper>
          </Modal>
        </Paper>
      </Modal>
    </>
  );
}
