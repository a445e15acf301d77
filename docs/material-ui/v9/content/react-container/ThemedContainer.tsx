import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiContainer: {
    defaultProps: { maxWidth: 'sm' },
    styleOverrides: {
      root: {
        variants: [
          {
            props: { disableGutters: false },
            style: { paddingInline: 'clamp(16px, 6vw, 64px)' },
          },
        ],
      },
    },
  },
};

export default function ThemedContainer() {
  const outer = useTheme();

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <Box
        sx={{
          width: '100%',
          py: 2,
          bgcolor: 'action.hover',
          color: 'text.primary',
          typography: 'body2',
        }}
      >
        <Container>The margins of this page grow with the window.</Container>
      </Box>
    </ThemeProvider>
  );
}
