import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const facts = ['312 members', '14 boats', 'Founded in 1921'];

export default function ResponsiveStack() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 4 }}
      sx={{ width: '100%' }}
    >
      {facts.map((fact) => (
        <Box
          key={fact}
          sx={{
            flex: 1,
            p: 2,
            borderRadius: 1,
            bgcolor: 'action.hover',
            color: 'text.primary',
            typography: 'body2',
          }}
        >
          {fact}
        </Box>
      ))}
    </Stack>
  );
}
