import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const VOICES = [
  {
    text: 'We had the pumps out at two. In 2021 we had them out at six, and that was too late.',
    name: 'Henrike Voss',
    role: 'Fire brigade, Altenau',
  },
  {
    text: 'The school asks nobody any more. It looks at the gauge and decides about the bus.',
    name: 'Padraig Lynch',
    role: 'Town council, Killbeg',
  },
];

const NUMBERS = [
  ['143', 'towns'],
  ['5 min', 'between readings'],
  ['3 h 40', 'median warning time'],
];

export function Voices() {
  return (
    <Box
      component="section"
      id="voices"
      aria-labelledby="voices-title"
      sx={{ py: { xs: 6, md: 10 }, bgcolor: 'action.hover' }}
    >
      <Container maxWidth="lg">
        <Typography
          id="voices-title"
          component="h2"
          sx={{ fontSize: { xs: 30, md: 40 }, fontWeight: 700 }}
        >
          From people with wet boots
        </Typography>
        <Grid container spacing={3} sx={{ mt: 2 }}>
          {VOICES.map(({ text, name, role }) => (
            <Grid key={name} size={{ xs: 12, md: 6 }}>
              <Card
                component="figure"
                variant="outlined"
                sx={{ height: '100%', m: 0, p: 3, borderRadius: 4 }}
              >
                <Typography component="blockquote" sx={{ m: 0, fontSize: 20 }}>
                  “{text}”
                </Typography>
                <Typography
                  component="figcaption"
                  sx={{ mt: 2, color: 'text.secondary' }}
                >
                  {name}, {role}
                </Typography>
              </Card>
            </Grid>
          ))}
          {NUMBERS.map(([value, label]) => (
            <Grid key={label} size={{ xs: 12, sm: 4 }}>
              <Typography sx={{ mt: 2, fontSize: 36, fontWeight: 700 }}>
                {value}
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>{label}</Typography>
            </Grid>
          ))}
        </Grid>
      </Container>
    </Box>
  );
}
