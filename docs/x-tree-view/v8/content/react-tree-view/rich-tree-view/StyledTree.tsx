import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { FolderIcon, FolderOpenIcon, PageIcon } from './icons';

const items = [
  {
    id: 'contracts',
    label: 'Contracts',
    children: [
      { id: 'lease', label: 'Lease.pdf' },
      { id: 'insurance', label: 'Insurance.pdf' },
    ],
  },
  {
    id: 'taxes',
    label: 'Taxes',
    children: [{ id: 'taxes-2025', label: '2025.pdf' }],
  },
];

export default function StyledTree() {
  return (
    <Box sx={{ minHeight: 200, width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="Documents"
        items={items}
        defaultExpandedItems={['contracts']}
        itemChildrenIndentation={24}
        slots={{
          collapseIcon: FolderOpenIcon,
          expandIcon: FolderIcon,
          endIcon: PageIcon,
        }}
        sx={{
          [`& .${treeItemClasses.content}[data-selected]`]: {
            borderInlineStart: 3,
            borderColor: 'primary.main',
          },
        }}
      />
    </Box>
  );
}
