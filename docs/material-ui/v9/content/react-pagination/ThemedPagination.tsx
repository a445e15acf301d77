import Pagination from '@mui/material/Pagination';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiPagination: { defaultProps: { color: 'primary', shape: 'rounded' } },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        fontVariantNumeric: 'tabular-nums',
        '&.Mui-selected': { fontWeight: 700 },
      },
    },
  },
};

export default function ThemedPagination() {
  const outer = useTheme();

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <Pagination
        count={8}
        defaultPage={3}
        aria-label="Pages of the register"
      />
    </ThemeProvider>
  );
}
