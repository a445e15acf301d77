import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'lisbon',
    label: 'Lisbon office',
    children: [
      { id: 'floor-1', label: 'Floor 1' },
      { id: 'floor-2', label: 'Floor 2' },
    ],
  },
  {
    id: 'porto',
    label: 'Porto office',
    children: [{ id: 'workshop', label: 'Workshop' }],
  },
];

export default function FocusFromOutside() {
  const apiRef = useRichTreeViewApiRef();
  return (
    <Box sx={{ minHeight: 240, width: '100%', maxWidth: 320 }}>
      <Button
        onClick={(event) => {
          apiRef.current?.setItemExpansion({
            itemId: 'porto',
            shouldBeExpanded: true,
          });
          apiRef.current?.focusItem(event, 'porto');
        }}
      >
        Go to Porto
      </Button>
      <RichTreeView aria-label="Offices" items={items} apiRef={apiRef} />
    </Box>
  );
}
