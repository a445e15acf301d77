import type { CSSProperties } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const houses = [
  { name: 'Maple House', main: '#9a3412', channel: '154 52 18' },
  { name: 'Willow House', main: '#166534', channel: '22 101 52' },
];

export default function OneSubtree() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {houses.map(({ name, main, channel }) => (
        <Card
          key={name}
          variant="outlined"
          style={
            {
              '--mui-palette-primary-main': main,
              '--mui-palette-primary-dark': main,
              '--mui-palette-primary-mainChannel': channel,
              '--mui-palette-primary-contrastText': '#fff',
              '--mui-shape-borderRadius': '12px',
            } as CSSProperties
          }
        >
          <CardContent>
            <Typography sx={{ mb: 1 }}>{name}</Typography>
            <Button variant="contained">Book a room</Button>
          </CardContent>
        </Card>
      ))}
    </Stack>
  );
}
