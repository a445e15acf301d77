import { useState } from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Zoom from '@mui/material/Zoom';
import AddIcon from '@mui/icons-material/Add';
import PrintIcon from '@mui/icons-material/Print';

const actions = [
  { view: 'tickets', label: 'New ticket', icon: <AddIcon /> },
  { view: 'reports', label: 'Print the report', icon: <PrintIcon /> },
];

export default function ExchangedButtons() {
  const [current, setCurrent] = useState('tickets');

  return (
    <Box
      sx={{
        position: 'relative',
        height: 140,
        border: 1,
        borderColor: 'divider',
        p: 2,
      }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={current}
        onChange={(_event, view) => view && setCurrent(view)}
      >
        <ToggleButton value="tickets">Tickets</ToggleButton>
        <ToggleButton value="reports">Reports</ToggleButton>
      </ToggleButtonGroup>
      {actions.map(({ view, label, icon }) => (
        <Zoom
          key={view}
          in={view === current}
          timeout={{ enter: 225, exit: 195 }}
          style={{ transitionDelay: view === current ? '195ms' : '0ms' }}
          appear={false}
          unmountOnExit
        >
          <Fab
            color="primary"
            aria-label={label}
            sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
          >
            {icon}
          </Fab>
        </Zoom>
      ))}
    </Box>
  );
}
