import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

export default function LayersOfTheme() {
  const { zIndex } = useTheme();
  const layers = Object.entries(zIndex).sort(([, a], [, b]) => a - b);

  return (
    <Box sx={{ width: '100%', maxWidth: 460, pb: 2 }}>
      {layers.map(([name, value], index) => (
        <Box
          key={name}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            width: 200,
            px: 1.5,
            pt: 0.5,
            pb: 2,
            mb: -1.25,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'text.secondary',
            borderRadius: 1,
            position: 'relative',
          }}
          style={{ marginInlineStart: `${index * 4}%` }}
        >
          <Typography variant="body2">{name}</Typography>
          <Typography variant="body2">{value}</Typography>
        </Box>
      ))}
    </Box>
  );
}
