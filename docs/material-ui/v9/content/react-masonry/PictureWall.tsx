import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const pictures = [
  { name: 'Dunes at noon', ratio: '3 / 4', from: '#e9c46a', to: '#f4a261' },
  { name: 'Harbor at night', ratio: '4 / 3', from: '#264653', to: '#2a9d8f' },
  { name: 'Heather', ratio: '1 / 1', from: '#9d4edd', to: '#5a189a' },
  { name: 'Larch wood', ratio: '2 / 3', from: '#606c38', to: '#283618' },
  { name: 'First snow', ratio: '3 / 2', from: '#caf0f8', to: '#90e0ef' },
  { name: 'Brick kiln', ratio: '4 / 5', from: '#bc4749', to: '#6a040f' },
];

export default function PictureWall() {
  return (
    <Masonry
      columns={{ xs: 2, sm: 3 }}
      spacing={1}
      defaultColumns={3}
      defaultHeight={560}
      defaultSpacing={1}
    >
      {pictures.map(({ name, ratio, from, to }) => (
        <figure key={name}>
          <Box
            sx={{
              aspectRatio: ratio,
              background: `linear-gradient(${from}, ${to})`,
            }}
          />
          <Typography component="figcaption" variant="caption">
            {name}
          </Typography>
        </figure>
      ))}
    </Masonry>
  );
}
