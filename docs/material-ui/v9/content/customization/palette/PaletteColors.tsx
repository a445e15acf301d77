import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const colors = ['primary', 'secondary', 'error', 'warning', 'info', 'success'];
const shades = ['light', 'main', 'dark'];

export default function PaletteColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        maxWidth: 480,
        gridTemplateColumns: 'auto repeat(3, minmax(56px, 120px))',
        gap: 1,
        alignItems: 'center',
      }}
    >
      <span />
      {shades.map((shade) => (
        <Typography key={shade} variant="body2">
          {shade}
        </Typography>
      ))}
      {colors.map((color) => (
        <Box key={color} sx={{ display: 'contents' }}>
          <Typography variant="body2">{color}</Typography>
          {shades.map((shade) => (
            <Box
              key={shade}
              sx={{ height: 36, borderRadius: 1, bgcolor: `${color}.${shade}` }}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}
