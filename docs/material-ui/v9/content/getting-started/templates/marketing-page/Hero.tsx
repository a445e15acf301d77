import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LevelChart } from './LevelChart';

export function Hero() {
  return (
    <Box
      component="section"
      sx={{
        py: { xs: 6, md: 12 },
        background: (theme) =>
          `linear-gradient(color-mix(in srgb, ${theme.vars.palette.info.main} 14%, transparent), transparent)`,
      }}
    >
      <Container maxWidth="lg">
        <Grid
          container
          spacing={{ xs: 5, md: 8 }}
          sx={{ alignItems: 'center' }}
        >
          <Grid size={{ xs: 12, md: 6 }}>
            <Typography
              component="h1"
              sx={{
                fontSize: 'clamp(2.5rem, 7vw, 4.25rem)',
                fontWeight: 700,
                lineHeight: 1.05,
                textWrap: 'balance',
              }}
            >
              Hear the river rise before it does
            </Typography>
            <Typography
              sx={{
                mt: 3,
                maxWidth: '34em',
                fontSize: 19,
                color: 'text.secondary',
              }}
            >
              Weir reads the level under your bridge every five minutes and
              calls the people who carry the sandbags, hours before the water is
              at the door.
            </Typography>
            <Stack
              direction={{ xs: 'column', sm: 'row' }}
              spacing={2}
              sx={{ mt: 4 }}
            >
              <Button
                href="#start"
                variant="contained"
                size="large"
                disableElevation
              >
                Get a gauge for your town
              </Button>
              <Button href="#features" size="large">
                See what it does
              </Button>
            </Stack>
          </Grid>
          <Grid size={{ xs: 12, md: 6 }}>
            <LevelChart />
          </Grid>
        </Grid>
      </Container>
    </Box>
  );
}
