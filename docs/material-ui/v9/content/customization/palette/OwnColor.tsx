import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    honey: Palette['primary'];
  }
  interface PaletteOptions {
    honey?: PaletteOptions['primary'];
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    honey: true;
  }
}
declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    honey: true;
  }
}

const { augmentColor } = createTheme().palette;
const light = augmentColor({ color: { main: '#8f5a00' }, name: 'honey' });
const dark = augmentColor({ color: { main: '#ffc861' }, name: 'honey' });

const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'apiary',
    colorSchemeSelector: '[data-theme="%s"]',
  },
  colorSchemes: {
    light: { palette: { honey: light } },
    dark: { palette: { honey: dark } },
  },
});

export default function OwnColor() {
  return (
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button color="honey" variant="contained">
          Record harvest
        </Button>
        <Button color="honey" variant="outlined">
          Inspect hive 3
        </Button>
        <Chip color="honey" label="12 kg this week" />
      </Stack>
    </ThemeProvider>
  );
}
