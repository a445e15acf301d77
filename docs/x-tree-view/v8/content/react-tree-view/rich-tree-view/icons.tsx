import { createSvgIcon } from '@mui/material/utils';

export const FolderIcon = createSvgIcon(
  <path d="M3 5h7l2 2h9v12H3Zm2 2v10h14V9h-7.8l-2-2Z" />,
  'Folder',
);

export const FolderOpenIcon = createSvgIcon(
  <path d="M3 5h7l2 2h8v3h2l-3 9H3Zm2 2v7l1.4-4H18V9h-6.8l-2-2Zm2.8 5-1.6 5h11.4l1.6-5Z" />,
  'FolderOpen',
);

export const PageIcon = createSvgIcon(
  <path d="M6 2h8l5 5v15H6Zm2 2v16h9V8h-4V4Zm2 8h5v2h-5Zm0 4h5v2h-5Z" />,
  'Page',
);
