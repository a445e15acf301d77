import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'outdoor',
    label: 'Outdoor',
    children: [
      { id: 'tents', label: 'Tents' },
      {
        id: 'cooking',
        label: 'Cooking',
        children: [
          { id: 'stoves', label: 'Stoves' },
          { id: 'pots', label: 'Pots and pans' },
        ],
      },
    ],
  },
  {
    id: 'cycling',
    label: 'Cycling',
    children: [{ id: 'lights', label: 'Lights' }],
  },
];

export default function BasicRichTreeView() {
  return (
    <Box sx={{ minHeight: 240, width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="Shop categories"
        items={items}
        defaultExpandedItems={['outdoor']}
      />
    </Box>
  );
}
