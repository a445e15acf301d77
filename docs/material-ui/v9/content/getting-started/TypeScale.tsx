import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const variants = ['h3', 'h5', 'h6', 'subtitle1', 'body1', 'caption'] as const;

export default function TypeScale() {
  const theme = useTheme();

  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 480 }}>
      {variants.map((variant) => {
        const { fontSize, fontWeight, lineHeight } = theme.typography[variant];
        return (
          <Box key={variant}>
            <Typography variant={variant} component="p" noWrap>
              {variant}: Ferry times
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {`${fontSize}, weight ${fontWeight}, line height ${lineHeight}`}
            </Typography>
          </Box>
        );
      })}
    </Stack>
  );
}
