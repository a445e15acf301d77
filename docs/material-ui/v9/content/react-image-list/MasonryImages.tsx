import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { paintings } from './_shared/paintings';

export default function MasonryImages() {
  return (
    <ImageList
      variant="masonry"
      cols={3}
      gap={8}
      sx={{ width: '100%', maxWidth: 520, m: 0 }}
    >
      {paintings.map((painting) => (
        <ImageListItem key={painting.title}>
          <img src={painting.src} alt={painting.title} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
