// A demo of films.
// It has two comments at its head.

// Icons come first.
import Star from '@mui/icons-material/Star';

// The best film.
const best = { title: 'Best' }; // of all

// These stay, for they speak of no type:

// one apart from the type below

export const check = (/* the film */ film /* : Film */) =>
  film.title /* inner */ ? null : 'short';

export default function Icon(props /* props */) {
  /* kept */ const inside /* gone with nothing */ = best.title;
  return <Star {...props} titleAccess={inside /* kept, too */} />;
}

// The last comment.
