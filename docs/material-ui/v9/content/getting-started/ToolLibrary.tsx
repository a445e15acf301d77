import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const tools = [
  { id: 'drill', name: 'Hammer drill', note: 'With a set of masonry bits' },
  { id: 'saw', name: 'Jigsaw', note: 'Battery charged, two blades' },
];

export default function ToolLibrary() {
  const [borrowed, setBorrowed] = useState<string[]>([]);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      {tools.map(({ id, name, note }) => (
        <Card key={id} variant="outlined">
          <CardContent>
            <Typography variant="h6" component="p">
              {name}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{note}</Typography>
          </CardContent>
          <CardActions>
            <Button
              disabled={borrowed.includes(id)}
              aria-label={`Borrow: ${name}`}
              onClick={() => setBorrowed([...borrowed, id])}
            >
              {borrowed.includes(id) ? 'Borrowed' : 'Borrow'}
            </Button>
          </CardActions>
        </Card>
      ))}
    </Stack>
  );
}
