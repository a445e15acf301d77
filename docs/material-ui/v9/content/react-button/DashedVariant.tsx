import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    dashed: true;
  }
}

const components: Theme['components'] = {
  MuiButton: {
    styleOverrides: {
      root: {
        variants: [
          {
            props: { variant: 'dashed' },
            style: {
              padding: '4px 14px',
              color: 'var(--variant-outlinedColor)',
              border: '2px dashed currentColor',
            },
          },
        ],
      },
    },
  },
};

export default function DashedVariant() {
  const outer = useTheme();

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Button variant="dashed" startIcon={<AddIcon />}>
          Add a column
        </Button>
        <Button variant="dashed" color="secondary">
          Drop files here
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
