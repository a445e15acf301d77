import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'src',
    label: 'src',
    children: [
      {
        id: 'components',
        label: 'components',
        children: [
          { id: 'header', label: 'Header.tsx' },
          { id: 'footer', label: 'Footer.tsx' },
        ],
      },
      { id: 'main', label: 'main.tsx' },
    ],
  },
  {
    id: 'public',
    label: 'public',
    children: [{ id: 'favicon', label: 'favicon.svg' }],
  },
  { id: 'readme', label: 'README.md' },
];

export default function ProjectFiles() {
  return (
    <Box sx={{ minHeight: 240, width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="Project files"
        items={items}
        defaultExpandedItems={['src', 'components']}
        defaultSelectedItems="header"
      />
    </Box>
  );
}
