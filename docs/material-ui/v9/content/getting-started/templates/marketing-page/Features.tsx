import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import BatteryChargingFull from '@mui/icons-material/BatteryChargingFull';
import CallOutlined from '@mui/icons-material/CallOutlined';
import Water from '@mui/icons-material/Water';

const FEATURES = [
  {
    icon: Water,
    title: 'Sees the rise upstream',
    text: 'Gauges along one river share what they read. The last town has as many hours as the river has bends.',
  },
  {
    icon: CallOutlined,
    title: 'Calls, and asks back',
    text: 'A call goes down your list until enough people press 1. Nobody has to watch a screen at night.',
  },
  {
    icon: BatteryChargingFull,
    title: 'Runs when the power is out',
    text: 'A battery for forty days and two networks. The gauge is the last thing in town that goes dark.',
  },
];

export function Features() {
  return (
    <Container
      component="section"
      id="features"
      aria-labelledby="features-title"
      maxWidth="lg"
      sx={{ py: { xs: 6, md: 10 } }}
    >
      <Typography
        id="features-title"
        component="h2"
        sx={{
          maxWidth: '18em',
          fontSize: { xs: 30, md: 40 },
          fontWeight: 700,
          lineHeight: 1.15,
        }}
      >
        A warning is only as good as the person who gets it
      </Typography>
      <Grid container spacing={{ xs: 4, md: 6 }} sx={{ mt: 3 }}>
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <Grid key={title} size={{ xs: 12, md: 4 }}>
            <Box
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 48,
                height: 48,
                borderRadius: 3,
                bgcolor: 'action.hover',
                color: 'info.main',
              }}
            >
              <Icon />
            </Box>
            <Typography
              component="h3"
              sx={{ mt: 2, fontSize: 21, fontWeight: 700 }}
            >
              {title}
            </Typography>
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>
              {text}
            </Typography>
          </Grid>
        ))}
      </Grid>
    </Container>
  );
}
