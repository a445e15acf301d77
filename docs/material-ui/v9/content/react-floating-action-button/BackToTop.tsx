import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';

const months = ['April', 'May', 'June', 'July', 'August', 'September'];

export default function BackToTop() {
  const scroller = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(false);

  const toTop = () => {
    scroller.current?.scrollTo({ top: 0, behavior: 'smooth' });
    scroller.current?.focus();
  };

  return (
    <Box sx={{ position: 'relative', width: '100%', maxWidth: 320 }}>
      <Box
        ref={scroller}
        tabIndex={0}
        role="region"
        aria-label="Hive diary"
        onScroll={(event) => setScrolled(event.currentTarget.scrollTop > 40)}
        sx={{ height: 200, overflow: 'auto', pr: 7 }}
      >
        {months.map((month) => (
          <Typography key={month} sx={{ mb: 4 }}>
            {month}: the colony was checked twice, no swarm cells found.
          </Typography>
        ))}
      </Box>
      <Zoom in={scrolled} unmountOnExit>
        <Fab
          size="small"
          aria-label="Back to the top"
          onClick={toTop}
          sx={{ position: 'absolute', bottom: 8, insetInlineEnd: 8 }}
        >
          <KeyboardArrowUp />
        </Fab>
      </Zoom>
    </Box>
  );
}
