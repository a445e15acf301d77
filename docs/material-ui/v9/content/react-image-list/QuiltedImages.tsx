import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { paintings } from './_shared/paintings';

const spans = [
  { cols: 2, rows: 2 },
  { cols: 1, rows: 2 },
  { cols: 1, rows: 1 },
  { cols: 1, rows: 1 },
  { cols: 2, rows: 1 },
  { cols: 2, rows: 1 },
];

export default function QuiltedImages() {
  return (
    <ImageList
      variant="quilted"
      cols={4}
      rowHeight={100}
      gap={8}
      sx={{ width: '100%', maxWidth: 520, m: 0 }}
    >
      {paintings.map((painting, index) => (
        <ImageListItem key={painting.title} {...spans[index]}>
          <img src={painting.src} alt={painting.title} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
