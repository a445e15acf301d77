import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiChip: {
    defaultProps: { size: 'small', variant: 'outlined' },
    styleOverrides: {
      root: {
        textTransform: 'uppercase',
        letterSpacing: '0.06em',
        variants: [
          { props: { variant: 'outlined' }, style: { borderWidth: 2 } },
          { props: { size: 'small' }, style: { borderRadius: 6 } },
        ],
      },
    },
  },
};

export default function ThemedChips() {
  const outer = useTheme();

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Chip label="Breakfast" />
        <Chip label="Lunch" color="primary" />
        <Chip label="Late night" variant="filled" />
      </Stack>
    </ThemeProvider>
  );
}
