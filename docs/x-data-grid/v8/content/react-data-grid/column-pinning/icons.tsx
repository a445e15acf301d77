import { createSvgIcon } from '@mui/material/utils';

/** A check mark. */
export const DoneIcon = createSvgIcon(
  <path d="m9 16.2-4.2-4.2-1.4 1.4L9 19 21 7l-1.4-1.4Z" />,
  'Done',
);
