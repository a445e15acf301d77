import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { paintings } from './_shared/paintings';

export default function ResponsiveColumns() {
  return (
    <ImageList
      gap={8}
      style={{ gridTemplateColumns: undefined }}
      sx={{
        width: '100%',
        m: 0,
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
      }}
    >
      {paintings.map((painting) => (
        <ImageListItem key={painting.title}>
          <img
            src={painting.src}
            alt={painting.title}
            loading="lazy"
            style={{ aspectRatio: '1' }}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
