import { useState } from 'react';
import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

const days = [
  { day: 'Monday', height: 140 },
  { day: 'Tuesday', height: 60 },
  { day: 'Wednesday', height: 60 },
  { day: 'Thursday', height: 60 },
  { day: 'Friday', height: 100 },
  { day: 'Saturday', height: 80 },
];

export default function SequentialOrder() {
  const [sequential, setSequential] = useState(true);

  return (
    <>
      <FormControlLabel
        label="Sequential"
        control={
          <Switch
            checked={sequential}
            onChange={(_event, checked) => setSequential(checked)}
          />
        }
      />
      <Masonry
        columns={3}
        spacing={1}
        sequential={sequential}
        defaultColumns={3}
        defaultHeight={220}
        defaultSpacing={1}
        sx={{ mt: 1 }}
      >
        {days.map(({ day, height }) => (
          <Box
            key={day}
            sx={{
              height,
              p: 1,
              border: 1,
              borderColor: 'divider',
              typography: 'body2',
            }}
          >
            {day}
          </Box>
        ))}
      </Masonry>
    </>
  );
}
