import Masonry from '@mui/lab/Masonry';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const notes = [
  { title: 'Rye bread', text: 'Feed the starter at nine, bake at noon.' },
  {
    title: 'Plum jam',
    text: 'Two kilos of plums, one of sugar, a stick of cinnamon. Stir until the spoon leaves a trail that stays.',
  },
  { title: 'Broth', text: 'Skim it. Never let it boil.' },
  {
    title: 'Dumplings',
    text: 'Rest the dough for an hour. Roll it thin, cut circles with a glass, and close them with a wet finger.',
  },
  { title: 'Pickles', text: 'Salt, dill, five days.' },
];

export default function RecipeNotes() {
  return (
    <Masonry
      columns={{ xs: 1, sm: 3 }}
      spacing={2}
      defaultColumns={3}
      defaultHeight={480}
      defaultSpacing={2}
    >
      {notes.map(({ title, text }) => (
        <Card key={title} variant="outlined">
          <CardContent>
            <Typography variant="h6" component="h3">
              {title}
            </Typography>
            <Typography>{text}</Typography>
          </CardContent>
        </Card>
      ))}
    </Masonry>
  );
}
