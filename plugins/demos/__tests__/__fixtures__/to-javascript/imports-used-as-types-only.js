import Grid from './Grid';
import { Icon } from './Icon';

class Table extends Grid {
  Cell = 1;
  label = { Cell: 2, Label: 'x' };
}

function paint(theme, Shadowed) {
  const { Cell: cell, Tone } = theme;
  return [Shadowed, cell, Tone, theme.Cell];
}

export const icons = { Icon };
export default { paint, Table };
