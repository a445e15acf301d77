import type { CSSProperties } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    figure: CSSProperties;
  }
  interface TypographyVariantsOptions {
    figure?: CSSProperties;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
  }
}

const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'rowing',
    colorSchemeSelector: '[data-theme="%s"]',
  },
  colorSchemes: { light: true, dark: true },
  typography: {
    figure: {
      fontFamily: 'system-ui, sans-serif',
      fontSize: '2.5rem',
      fontWeight: 300,
      fontVariantNumeric: 'tabular-nums',
    },
  },
  components: {
    MuiTypography: { defaultProps: { variantMapping: { figure: 'p' } } },
  },
});

const results = [
  { label: 'Distance', value: '2,000 m' },
  { label: 'Time', value: '7:41.2' },
];

export default function OwnVariant() {
  return (
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
      <Stack direction="row" useFlexGap spacing={5} sx={{ flexWrap: 'wrap' }}>
        {results.map(({ label, value }) => (
          <div key={label}>
            <Typography variant="figure">{value}</Typography>
            <Typography sx={{ color: 'text.secondary' }}>{label}</Typography>
          </div>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
