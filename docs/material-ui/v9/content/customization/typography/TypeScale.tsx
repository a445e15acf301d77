import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme, type TypographyVariant } from '@mui/material/styles';

const variants: TypographyVariant[] = [
  'h3',
  'h4',
  'h5',
  'h6',
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'button',
  'caption',
  'overline',
];

export default function TypeScale() {
  const { typography } = useTheme();

  return (
    <Box sx={{ display: 'grid', rowGap: 1, columnGap: 3, width: '100%' }}>
      {variants.map((variant) => (
        <Box
          key={variant}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            alignItems: 'baseline',
          }}
        >
          <Typography variant={variant} component="span">
            Night train to Lisbon
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {variant} · {typography[variant].fontSize} ·{' '}
            {typography[variant].fontWeight}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
