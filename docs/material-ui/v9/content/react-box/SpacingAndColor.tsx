import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const tides = [
  { time: '04:10', name: 'High tide', color: 'info' },
  { time: '10:25', name: 'Low tide', color: 'warning' },
  { time: '16:40', name: 'High tide', color: 'info' },
];

export default function SpacingAndColor() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      {tides.map((tide) => (
        <Box
          key={tide.time}
          sx={{
            px: 2,
            py: 1,
            borderInlineStart: '4px solid',
            borderColor: `${tide.color}.main`,
            bgcolor: 'action.hover',
            color: 'text.primary',
            typography: 'body2',
          }}
        >
          <Box component="span" sx={{ fontWeight: 'bold', marginInlineEnd: 2 }}>
            {tide.time}
          </Box>
          {tide.name}
        </Box>
      ))}
    </Stack>
  );
}
