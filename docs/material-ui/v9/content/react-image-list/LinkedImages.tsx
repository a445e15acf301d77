import ButtonBase from '@mui/material/ButtonBase';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { paintings } from './_shared/paintings';

export default function LinkedImages() {
  return (
    <ImageList
      cols={3}
      gap={8}
      sx={{ width: '100%', maxWidth: 520, m: 0, p: 0.5 }}
    >
      {paintings.slice(0, 3).map((painting) => (
        <ImageListItem key={painting.title}>
          <ButtonBase
            href="#gallery"
            sx={{
              borderRadius: 1,
              overflow: 'hidden',
              '&.Mui-focusVisible': {
                outline: '3px solid',
                outlineColor: 'primary.main',
              },
            }}
          >
            <img
              src={painting.src}
              alt={`Open ${painting.title}`}
              style={{
                width: '100%',
                aspectRatio: '1',
                objectFit: 'cover',
                display: 'block',
              }}
            />
          </ButtonBase>
        </ImageListItem>
      ))}
    </ImageList>
  );
}
