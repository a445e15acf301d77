import { useState } from 'react';
import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

const heights = [70, 120, 60, 90, 140, 50, 80, 110, 60];

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
        {heights.map((height, index) => (
          <Box
            key={index}
            sx={{
              height,
              p: 1,
              borderRadius: 1,
              typography: 'body2',
              bgcolor: 'action.selected',
            }}
          >
            Tile {index + 1}
          </Box>
        ))}
      </Masonry>
    </Stack>
  );
}
