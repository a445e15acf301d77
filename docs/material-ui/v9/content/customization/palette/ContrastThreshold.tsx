import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';

const awnings = { teal: '#00897b', coral: '#e0533d', violet: '#7b5ea7' };
const thresholds = [3, 4.5];

export default function ContrastThreshold() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      {thresholds.map((contrastThreshold) => {
        const { palette } = createTheme({ palette: { contrastThreshold } });
        return (
          <Stack key={contrastThreshold} spacing={1} sx={{ width: 200 }}>
            <Typography variant="body2">
              <code>contrastThreshold: {contrastThreshold}</code>
            </Typography>
            {Object.entries(awnings).map(([name, color]) => (
              <Box
                key={name}
                sx={{
                  p: 1.5,
                  borderRadius: 1,
                  typography: 'h6',
                  fontSize: 22,
                  fontWeight: 700,
                }}
                style={{
                  backgroundColor: color,
                  color: palette.getContrastText(color),
                }}
              >
                {name}
              </Box>
            ))}
          </Stack>
        );
      })}
    </Stack>
  );
}
