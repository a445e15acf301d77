import { useState } from 'react';
import EmailIcon from '@mui/icons-material/Email';
import LinkIcon from '@mui/icons-material/Link';
import PrintIcon from '@mui/icons-material/Print';
import ShareIcon from '@mui/icons-material/Share';
import Box from '@mui/material/Box';
import SpeedDial, { type SpeedDialProps } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

type Direction = NonNullable<SpeedDialProps['direction']>;
const directions: Direction[] = ['up', 'down', 'left', 'right'];

export default function DialDirections() {
  const [direction, setDirection] = useState<Direction>('up');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={direction}
        onChange={(_event, next: Direction | null) =>
          setDirection(next ?? direction)
        }
        aria-label="Direction"
      >
        {directions.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          height: 420,
          overflow: 'hidden',
        }}
      >
        <Box sx={{ position: 'relative', width: 56, height: 56 }}>
          <SpeedDial
            ariaLabel="Share recipe"
            icon={<ShareIcon />}
            direction={direction}
            sx={{
              position: 'absolute',
              ...(direction === 'up' && { bottom: 0 }),
              ...(direction === 'down' && { top: 0 }),
              ...(direction === 'left' && { insetInlineEnd: 0 }),
              ...(direction === 'right' && { insetInlineStart: 0 }),
            }}
          >
            <SpeedDialAction
              icon={<EmailIcon />}
              slotProps={{ tooltip: { title: 'E-mail' } }}
            />
            <SpeedDialAction
              icon={<LinkIcon />}
              slotProps={{ tooltip: { title: 'Copy link' } }}
            />
            <SpeedDialAction
              icon={<PrintIcon />}
              slotProps={{ tooltip: { title: 'Print' } }}
            />
          </SpeedDial>
        </Box>
      </Box>
    </Box>
  );
}
