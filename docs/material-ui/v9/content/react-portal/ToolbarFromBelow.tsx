import { createContext, use, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const ToolbarSlot = createContext<HTMLElement | null>(null);

function ToolbarActions({ children }: { children: ReactNode }) {
  const slot = use(ToolbarSlot);
  return slot && <Portal container={slot}>{children}</Portal>;
}

function Invoice() {
  const [paid, setPaid] = useState(false);

  return (
    <>
      <Typography>Invoice 2043: {paid ? 'paid' : 'open'}</Typography>
      <ToolbarActions>
        <Button onClick={() => setPaid(!paid)}>
          {paid ? 'Mark as open' : 'Mark as paid'}
        </Button>
      </ToolbarActions>
    </>
  );
}

export default function ToolbarFromBelow() {
  const [slot, setSlot] = useState<HTMLElement | null>(null);

  return (
    <Box sx={{ border: 1, borderColor: 'divider' }}>
      <Toolbar
        sx={{
          justifyContent: 'space-between',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography>Accounts</Typography>
        <div ref={setSlot} />
      </Toolbar>
      <Box sx={{ p: 3 }}>
        <ToolbarSlot value={slot}>
          <Invoice />
        </ToolbarSlot>
      </Box>
    </Box>
  );
}
