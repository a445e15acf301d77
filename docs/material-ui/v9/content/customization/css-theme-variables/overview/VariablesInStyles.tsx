import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'harbor',
    colorSchemeSelector: '[data-theme="%s"]',
  },
  colorSchemes: { light: true, dark: true },
});

// Plain CSS: no theme, no JavaScript.
const css = `
  .berth {
    padding: calc(2 * var(--harbor-spacing));
    border: 1px solid var(--harbor-palette-divider);
    border-radius: var(--harbor-shape-borderRadius);
    background: rgba(var(--harbor-palette-primary-mainChannel) / 0.08);
  }
  .berth:hover {
    border-color: var(--harbor-palette-primary-main);
  }
`;

export default function VariablesInStyles() {
  return (
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <Box className="berth" sx={{ width: '100%', maxWidth: 320 }}>
        <Typography variant="h6" component="p">
          Berth 12
        </Typography>
        <Typography sx={{ mb: 1 }}>
          Free until Sunday noon, 9 m, shore power
        </Typography>
        <Chip color="primary" size="small" label="$38 a night" />
      </Box>
    </ThemeProvider>
  );
}
