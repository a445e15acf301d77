import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { paintings } from './_shared/paintings';

export default function GalleryWall() {
  return (
    <ImageList
      cols={3}
      rowHeight={120}
      sx={{ width: '100%', maxWidth: 520, m: 0, '& img': { minHeight: 0 } }}
    >
      {paintings.map((painting) => (
        <ImageListItem key={painting.title}>
          <img
            src={painting.src}
            alt={`${painting.title}, by ${painting.painter}`}
            loading="lazy"
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
