import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

export default function WhichBreakpoint() {
  const { breakpoints } = useTheme();

  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <Typography>This window is</Typography>
      {breakpoints.keys.map((key) => (
        <Chip
          key={key}
          color="primary"
          label={`${key}, from ${breakpoints.values[key]} px`}
          sx={{ display: 'none', [breakpoints.only(key)]: { display: 'flex' } }}
        />
      ))}
    </Box>
  );
}
