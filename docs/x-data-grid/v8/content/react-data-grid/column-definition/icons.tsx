import { createSvgIcon } from '@mui/material/utils';

/** A box with a lid: put away, not deleted. */
export const ArchiveIcon = createSvgIcon(
  <path d="M3 4h18v5h-1v11H4V9H3Zm2 2v1h14V6Zm1 3v9h12V9Zm3 2h6v2H9Z" />,
  'Archive',
);
