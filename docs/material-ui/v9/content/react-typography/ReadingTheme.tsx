import Typography from '@mui/material/Typography';
import { ThemeProvider, useTheme } from '@mui/material/styles';

const serif = 'Georgia, "Times New Roman", serif';

export default function ReadingTheme() {
  const outer = useTheme();
  const { h5, body1 } = outer.typography;
  const typography = {
    ...outer.typography,
    h5: { ...h5, fontFamily: serif, fontWeight: 700 },
    body1: { ...body1, fontFamily: serif, fontSize: '1.125rem' },
  };

  return (
    <ThemeProvider theme={() => ({ ...outer, typography })}>
      <Typography variant="h5" component="h3" gutterBottom>
        A harbor without boats
      </Typography>
      <Typography sx={{ maxWidth: '60ch' }}>
        In winter the pontoons are stacked on the quay. The harbor master walks
        his round all the same, and writes “calm” into the book.
      </Typography>
    </ThemeProvider>
  );
}
