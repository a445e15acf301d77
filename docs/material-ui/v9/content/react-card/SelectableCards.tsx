import { useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const boxes = [
  { id: 'small', name: 'Small box', text: 'Vegetables for two, each week' },
  { id: 'large', name: 'Large box', text: 'For four, with fruit and eggs' },
  { id: 'market', name: 'Market bag', text: 'Pick what you like on Saturday' },
];

export default function SelectableCards() {
  const [chosen, setChosen] = useState<string[]>(['small']);

  return (
    <Box
      role="group"
      aria-label="Boxes to compare"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
      }}
    >
      {boxes.map(({ id, name, text }) => (
        <Card key={id} variant="outlined">
          <CardActionArea
            aria-pressed={chosen.includes(id)}
            onClick={() =>
              setChosen((ids) =>
                ids.includes(id)
                  ? ids.filter((other) => other !== id)
                  : [...ids, id],
              )
            }
            sx={{
              height: '100%',
              '&[aria-pressed="true"]': {
                bgcolor: 'action.selected',
                boxShadow: 'inset 0 0 0 2px currentcolor',
              },
            }}
          >
            <CardContent component="span" sx={{ display: 'block' }}>
              <Typography
                component="span"
                variant="h6"
                sx={{ display: 'block' }}
              >
                {name}
              </Typography>
              <Typography component="span" variant="body2">
                {text}
              </Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
