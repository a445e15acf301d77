import Checkbox from '@mui/material/Checkbox';
import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';

export default function FavoriteIcon() {
  return (
    <>
      <Checkbox
        defaultChecked
        color="error"
        icon={<FavoriteBorder />}
        checkedIcon={<Favorite />}
        slotProps={{ input: { 'aria-label': 'Like the leek soup recipe' } }}
      />
      <Checkbox
        icon={<BookmarkBorder />}
        checkedIcon={<Bookmark />}
        slotProps={{ input: { 'aria-label': 'Save the leek soup recipe' } }}
      />
    </>
  );
}
