import { useState } from 'react';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { paintings } from './_shared/paintings';

export default function TitlesAndActions() {
  const [kept, setKept] = useState<string[]>([]);

  const toggle = (title: string) =>
    setKept(
      kept.includes(title)
        ? kept.filter((other) => other !== title)
        : [...kept, title],
    );

  return (
    <ImageList
      cols={2}
      gap={8}
      rowHeight={180}
      sx={{ width: '100%', maxWidth: 520, m: 0, '& img': { minHeight: 0 } }}
    >
      {paintings.slice(0, 4).map(({ title, painter, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt="" loading="lazy" />
          <ImageListItemBar
            title={title}
            subtitle={painter}
            sx={{ bgcolor: 'rgba(0, 0, 0, 0.7)' }}
            actionIcon={
              <IconButton
                aria-label={`Keep ${title}`}
                aria-pressed={kept.includes(title)}
                onClick={() => toggle(title)}
                sx={{ color: 'common.white' }}
              >
                {kept.includes(title) ? (
                  <FavoriteIcon />
                ) : (
                  <FavoriteBorderIcon />
                )}
              </IconButton>
            }
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
