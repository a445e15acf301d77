import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Typography from '@mui/material/Typography';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 16 } },
  },
  MuiCardHeader: {
    defaultProps: {
      slotProps: { title: { variant: 'h6' } },
    },
  },
  MuiCardContent: {
    styleOverrides: {
      root: { paddingBlock: 0, '&:last-child': { paddingBottom: 16 } },
    },
  },
  MuiCardActions: {
    styleOverrides: { root: { justifyContent: 'flex-end', padding: 16 } },
  },
};

export default function ThemedCard() {
  const outer = useTheme();

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <Card sx={{ maxWidth: 340 }}>
        <CardHeader title="Your library card ends soon" />
        <CardContent>
          <Typography variant="body2">
            It is valid until the end of the month. Renewing takes a minute and
            costs nothing.
          </Typography>
        </CardContent>
        <CardActions>
          <Button>Remind me</Button>
          <Button variant="contained" disableElevation>
            Renew
          </Button>
        </CardActions>
      </Card>
    </ThemeProvider>
  );
}
