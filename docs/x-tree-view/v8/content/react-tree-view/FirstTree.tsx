import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'fruit',
    label: 'Fruit',
    children: [
      { id: 'apples', label: 'Apples' },
      { id: 'plums', label: 'Plums' },
    ],
  },
  { id: 'herbs', label: 'Herbs', children: [{ id: 'dill', label: 'Dill' }] },
];

export default function FirstTree() {
  return (
    <Box sx={{ minHeight: 180, width: '100%', maxWidth: 280 }}>
      <RichTreeView
        aria-label="Garden"
        items={items}
        defaultExpandedItems={['fruit']}
      />
    </Box>
  );
}
