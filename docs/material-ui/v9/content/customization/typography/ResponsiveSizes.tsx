import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  createTheme,
  responsiveFontSizes,
  ThemeProvider,
} from '@mui/material/styles';

const theme = responsiveFontSizes(
  createTheme({
    cssVariables: {
      cssVarPrefix: 'theater',
      colorSchemeSelector: '[data-theme="%s"]',
    },
    colorSchemes: { light: true, dark: true },
    typography: {
      h5: {
        fontSize: '1.125rem',
        '@media (min-width:900px)': { fontSize: '1.5rem' },
      },
    },
  }),
  { variants: ['h2', 'h3', 'h4'] },
);

export default function ResponsiveSizes() {
  return (
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
      <Stack spacing={1}>
        <Typography variant="h3" component="p">
          The Winter Garden
        </Typography>
        <Typography variant="h5" component="p">
          A comedy in three acts, until January 30
        </Typography>
      </Stack>
    </ThemeProvider>
  );
}
