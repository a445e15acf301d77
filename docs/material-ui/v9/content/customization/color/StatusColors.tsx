import Box from '@mui/material/Box';
import { blueGrey, deepOrange, teal } from '@mui/material/colors';
import { useTheme } from '@mui/material/styles';

const lines = [
  { name: 'Line 1: on time', color: teal[800] },
  { name: 'Line 4: delayed', color: deepOrange[300] },
  { name: 'Line 7: not in service', color: blueGrey[100] },
];

export default function StatusColors() {
  const { palette } = useTheme();

  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {lines.map(({ name, color }) => (
        <Box
          component="li"
          key={name}
          sx={{
            px: 2,
            py: 1,
            mb: 1,
            borderRadius: 1,
            typography: 'body1',
            bgcolor: color,
            color: palette.getContrastText(color),
          }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}
