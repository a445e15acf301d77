import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

export default function KeyboardToo() {
  const [open, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box
        sx={{ minHeight: 150 }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && open) {
            setOpen(false);
            buttonRef.current?.focus();
          }
        }}
        onBlur={(event) => {
          const next = event.relatedTarget;
          if (next && !event.currentTarget.contains(next)) {
            setOpen(false);
          }
        }}
      >
        <Button
          ref={buttonRef}
          variant="outlined"
          aria-expanded={open}
          onClick={() => setOpen((current) => !current)}
        >
          Add a voucher
        </Button>
        {open && (
          <Paper elevation={4} sx={{ mt: 1, p: 2, width: 'fit-content' }}>
            <TextField autoFocus label="Voucher code" size="small" />
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
