import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const courses = [
  { name: 'Knots', text: 'Eight that you need, and one for showing off.' },
  {
    name: 'Weather',
    text: 'Read a chart, then the sky, then decide. With two evenings on the quay, whatever the chart says.',
  },
  { name: 'Radio', text: 'With the exam.' },
];

export default function CardGrid() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {courses.map(({ name, text }) => (
        <Card
          key={name}
          component="li"
          sx={{ display: 'flex', flexDirection: 'column' }}
        >
          <CardContent sx={{ flexGrow: 1 }}>
            <Typography variant="h6" component="h3">
              {name}
            </Typography>
            <Typography variant="body2">{text}</Typography>
          </CardContent>
          <CardActions>
            <Button size="small" aria-label={`Enroll in ${name}`}>
              Enroll
            </Button>
          </CardActions>
        </Card>
      ))}
    </Box>
  );
}
