import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiAvatar: {
    defaultProps: {
      variant: 'rounded',
      sx: { bgcolor: 'primary.main', color: 'primary.contrastText' },
    },
    styleOverrides: {
      root: {
        width: 48,
        height: 48,
        fontWeight: 500,
        variants: [
          { props: { variant: 'rounded' }, style: { borderRadius: 14 } },
        ],
      },
    },
  },
};

export default function ThemedAvatars() {
  const outer = useTheme();

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <Stack direction="row" sx={{ gap: 2 }}>
        <Avatar>A1</Avatar>
        <Avatar variant="circular">B4</Avatar>
      </Stack>
    </ThemeProvider>
  );
}
