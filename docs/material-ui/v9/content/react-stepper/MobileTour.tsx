import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';

const pages = [
  'Scan the label of a plant to add it to your balcony.',
  'We tell you when it is thirsty.',
  'Ask a gardener when leaves turn yellow.',
];

export default function MobileTour() {
  const [page, setPage] = useState(0);

  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 360,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        overflow: 'hidden',
      }}
    >
      <Typography aria-live="polite" sx={{ p: 3, minHeight: 120 }}>
        {pages[page]}
      </Typography>
      <MobileStepper
        position="static"
        steps={pages.length}
        activeStep={page}
        backButton={
          <Button
            size="small"
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          >
            Back
          </Button>
        }
        nextButton={
          <Button
            size="small"
            disabled={page === pages.length - 1}
            onClick={() => setPage(page + 1)}
          >
            Next
          </Button>
        }
      />
    </Box>
  );
}
