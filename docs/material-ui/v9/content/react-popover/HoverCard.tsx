import { useState } from 'react';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function HoverCard() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const show = (target: HTMLElement) => setAnchor(target);
  const hide = () => setAnchor(null);

  return (
    <Typography>
      The organ was built by{' '}
      <Link
        href="#builder"
        aria-describedby={anchor ? 'builder-card' : undefined}
        onMouseEnter={(event) => show(event.currentTarget)}
        onMouseLeave={hide}
        onFocus={(event) => show(event.currentTarget)}
        onBlur={hide}
      >
        Marta Lindqvist
      </Link>{' '}
      and restored twice.
      <Popover
        id="builder-card"
        aria-hidden={false}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={hide}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        disableAutoFocus
        disableEnforceFocus
        disableRestoreFocus
        disableScrollLock
        sx={{ pointerEvents: 'none' }}
      >
        <Typography sx={{ p: 2 }}>Organ builder, 1871 to 1949</Typography>
      </Popover>
    </Typography>
  );
}
