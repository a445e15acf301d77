// A demo of films.
// It has two comments at its head.

// Icons come first.
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Star from '@mui/icons-material/Star';
// eslint-disable-next-line import/no-unresolved
import { Missing } from './missing';

/* What a film is. */
interface Film {
  // Its title.
  title: string;
} // end of film

// What can be wrong with it.
type Problem =
  // too short
  | 'short'
  /* too long */
  | 'long';
// The best film.
const best: Film = { title: 'Best' }; // of all

/**
 * Whether a film is good.
 */
type Check = (film: Film) => Problem | null;

// These stay, for they speak of no type:

// one apart from the type below

type Apart = Missing; /* goes */ // goes as well
export const check: Check = (/* the film */ film /* : Film */) =>
  film.title /* inner */ ? null : 'short';

export default function Icon(props: SvgIconProps /* props */) {
  // type Inside = string;
  type Inside = Apart;
  /* kept */ const inside: Inside /* gone with nothing */ = best.title;
  return <Star {...props} titleAccess={inside /* kept, too */ as string} />;
}

// The last comment.
