import { useState } from 'react';
import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

const notes = [
  { name: 'Bread', height: 70 },
  { name: 'Dumplings', height: 120 },
  { name: 'Broth', height: 60 },
  { name: 'Pickles', height: 90 },
  { name: 'Stew', height: 140 },
  { name: 'Jam', height: 50 },
  { name: 'Rice', height: 80 },
  { name: 'Noodles', height: 110 },
  { name: 'Tea', height: 60 },
];

export default function ColumnsAndSpacing() {
  const [columns, setColumns] = useState(3);
  const [spacing, setSpacing] = useState(1);

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={4} sx={{ maxWidth: 420, px: 1 }}>
        <Slider
          aria-label="Columns"
          min={1}
          max={5}
          marks
          valueLabelDisplay="auto"
          value={columns}
          onChange={(_event, value) => setColumns(value as number)}
        />
        <Slider
          aria-label="Spacing"
          min={0}
          max={4}
          marks
          valueLabelDisplay="auto"
          value={spacing}
          onChange={(_event, value) => setSpacing(value as number)}
        />
      </Stack>
      <Masonry
        columns={columns}
        spacing={spacing}
        defaultColumns={3}
        defaultHeight={420}
        defaultSpacing={1}
      >
        {notes.map(({ name, height }) => (
          <Box
            key={name}
            sx={{
              height,
              p: 1,
              borderRadius: 1,
              typography: 'body2',
              bgcolor: 'action.selected',
            }}
          >
            {name}
          </Box>
        ))}
      </Masonry>
    </Stack>
  );
}
