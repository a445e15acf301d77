import Button from '@mui/joy/Button';
import SvgIcon from '@mui/joy/SvgIcon';
import { ThemeProvider, type CssVarsThemeOptions } from '@mui/joy/styles';

const theme: CssVarsThemeOptions = {
  components: {
    JoyButton: {
      styleOverrides: {
        startDecorator: {
          '[dir="rtl"] &': {
            '--Icon-margin': '0',
            marginRight: 0,
            marginInlineEnd: 'var(--Button-gap)',
          },
        },
      },
    },
  },
};

export default function RightToLeftButtons() {
  return (
    <ThemeProvider theme={theme}>
      <div dir="rtl" lang="ar">
        <Button
          startDecorator={
            <SvgIcon>
              <path d="M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z" />
            </SvgIcon>
          }
        >
          إضافة موعد
        </Button>
      </div>
    </ThemeProvider>
  );
}
