import BedtimeIcon from '@mui/icons-material/Bedtime';
import DirectionsRunIcon from '@mui/icons-material/DirectionsRun';
import RestaurantIcon from '@mui/icons-material/Restaurant';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

const entries = [
  { name: 'Meal', icon: <RestaurantIcon /> },
  { name: 'Exercise', icon: <DirectionsRunIcon /> },
  { name: 'Sleep', icon: <BedtimeIcon /> },
];

export default function NewEntry() {
  return (
    <Box sx={{ position: 'relative', width: '100%', height: 300 }}>
      <SpeedDial
        ariaLabel="New diary entry"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        {entries.map((entry) => (
          <SpeedDialAction
            key={entry.name}
            icon={entry.icon}
            slotProps={{ tooltip: { title: entry.name } }}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
