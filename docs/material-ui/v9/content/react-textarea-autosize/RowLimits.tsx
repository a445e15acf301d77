import { useId } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';

const report = `6:10 first bus left on time
6:40 door of bus 12 does not close
7:05 bus 12 replaced by bus 3
7:30 detour at the bridge until noon
8:00 all lines on time again`;

const style = { display: 'block', width: '100%' };

export default function RowLimits() {
  const id = useId();

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Box sx={{ flex: 1 }}>
        <Typography component="label" htmlFor={`${id}-min`}>
          At least 4 rows
        </Typography>
        <TextareaAutosize id={`${id}-min`} minRows={4} style={style} />
      </Box>
      <Box sx={{ flex: 1 }}>
        <Typography component="label" htmlFor={`${id}-max`}>
          At most 4 rows, then it scrolls
        </Typography>
        <TextareaAutosize
          id={`${id}-max`}
          maxRows={4}
          defaultValue={report}
          style={style}
        />
      </Box>
    </Stack>
  );
}
