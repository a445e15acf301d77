import { useState } from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Zoom from '@mui/material/Zoom';
import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/Edit';

const views = [
  { id: 'list', action: 'Add a hive', Icon: AddIcon },
  { id: 'map', action: 'Edit the map', Icon: EditIcon },
];

export default function FabForEachTab() {
  const [view, setView] = useState('list');

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <ToggleButtonGroup
        exclusive
        aria-label="View"
        value={view}
        onChange={(_event, next: string | null) => setView(next ?? view)}
      >
        <ToggleButton value="list">List</ToggleButton>
        <ToggleButton value="map">Map</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ position: 'relative', width: 56, height: 56 }}>
        {views.map(({ id, action, Icon }) => (
          <Zoom
            key={id}
            unmountOnExit
            in={view === id}
            style={{ transitionDelay: view === id ? '195ms' : '0ms' }}
          >
            <Fab
              color="primary"
              aria-label={action}
              sx={{ position: 'absolute' }}
            >
              <Icon />
            </Fab>
          </Zoom>
        ))}
      </Box>
    </Box>
  );
}
