import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withVariants = (outer: Theme): Theme => ({
  ...outer,
  components: {
    MuiChip: {
      styleOverrides: {
        root: {
          variants: [
            {
              props: { variant: 'outlined' },
              style: { borderStyle: 'dashed', borderWidth: 2 },
            },
            {
              props: ({ ownerState }) => Boolean(ownerState.onDelete),
              style: { borderRadius: 4 },
            },
          ],
        },
      },
    },
  },
});

export default function StylesByProp() {
  return (
    <ThemeProvider theme={withVariants}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Chip label="Shift A" />
        <Chip label="Open shift" variant="outlined" />
        <Chip label="Nadia" onDelete={() => {}} />
      </Stack>
    </ThemeProvider>
  );
}
