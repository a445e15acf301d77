import Box from '@mui/material/Box';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import FolderOpenIcon from '@mui/icons-material/FolderOpenOutlined';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';

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
          endIcon: DescriptionIcon,
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
