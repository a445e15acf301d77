import BuildIcon from '@mui/icons-material/Build';
import CarCrashIcon from '@mui/icons-material/CarCrash';
import TireRepairIcon from '@mui/icons-material/TireRepair';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

const jobs = [
  { name: 'Service', icon: <BuildIcon /> },
  { name: 'Tires', icon: <TireRepairIcon /> },
  { name: 'Accident', icon: <CarCrashIcon /> },
];

export default function AlwaysLabeled() {
  return (
    <Box sx={{ position: 'relative', width: '100%', height: 300 }}>
      <SpeedDial
        ariaLabel="Book the garage"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        {jobs.map((job) => (
          <SpeedDialAction
            key={job.name}
            icon={job.icon}
            slotProps={{ tooltip: { open: true, title: job.name } }}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
