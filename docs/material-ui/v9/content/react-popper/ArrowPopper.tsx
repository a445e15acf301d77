import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';

const Arrow = styled('div')({
  position: 'absolute',
  width: 12,
  height: 12,
  backgroundColor: 'inherit',
  clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
});

const Bubble = styled(Popper)(({ theme }) => ({
  '& > div': {
    ...theme.typography.body1,
    padding: theme.spacing(1, 2),
    borderRadius: 8,
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '&[data-popper-placement^="bottom"] .arrow': { top: -10 },
  '&[data-popper-placement^="top"] .arrow': { bottom: -10, rotate: '180deg' },
}));

export default function ArrowPopper() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [arrow, setArrow] = useState<HTMLElement | null>(null);
  const open = anchor !== null;

  return (
    <>
      <Button
        variant="outlined"
        aria-expanded={open}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
      >
        Where is the gate?
      </Button>
      <Bubble
        open={open}
        anchorEl={anchor}
        modifiers={[
          { name: 'offset', options: { offset: [0, 12] } },
          { name: 'arrow', options: { element: arrow, padding: 8 } },
        ]}
      >
        <Box>
          Behind the bakery
          <Arrow ref={setArrow} className="arrow" />
        </Box>
      </Bubble>
    </>
  );
}
