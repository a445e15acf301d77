import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const huts = [
  { name: 'Upper hut', beds: 12 },
  { name: 'Lake hut', beds: 8 },
  { name: 'Pass hut', beds: 24 },
  { name: 'Valley hut', beds: 6 },
];

export default function CardsWithoutBreakpoints() {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
        gap: 2,
      }}
    >
      {huts.map((hut) => (
        <Card key={hut.name} variant="outlined">
          <CardContent>
            <Typography variant="subtitle1" component="p">
              {hut.name}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {`${hut.beds} beds`}
            </Typography>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}
