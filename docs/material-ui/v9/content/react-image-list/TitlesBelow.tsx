import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { paintings } from './_shared/paintings';

export default function TitlesBelow() {
  return (
    <ImageList
      cols={2}
      gap={16}
      sx={{
        width: '100%',
        maxWidth: 440,
        m: 0,
        color: 'text.primary',
        overflowY: 'visible',
      }}
    >
      {paintings.slice(0, 4).map((painting) => (
        <ImageListItem key={painting.title}>
          <img
            src={painting.src}
            alt=""
            loading="lazy"
            style={{ aspectRatio: '4 / 3' }}
          />
          <ImageListItemBar
            position="below"
            title={painting.title}
            subtitle={painting.painter}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
