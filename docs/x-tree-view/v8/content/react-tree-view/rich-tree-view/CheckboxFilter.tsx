import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const cuisines = [
  {
    id: 'asia',
    label: 'Asia',
    children: [
      { id: 'thai', label: 'Thai' },
      { id: 'korean', label: 'Korean' },
    ],
  },
  {
    id: 'europe',
    label: 'Europe',
    children: [
      { id: 'greek', label: 'Greek' },
      { id: 'basque', label: 'Basque' },
    ],
  },
];

const continents = cuisines.map((continent) => continent.id);

export default function CheckboxFilter() {
  const [selected, setSelected] = React.useState<string[]>(['korean']);
  const shown = selected.filter((id) => !continents.includes(id));
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="Cuisines"
        items={cuisines}
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
        defaultExpandedItems={continents}
        selectedItems={selected}
        onSelectedItemsChange={(event, ids) => setSelected(ids)}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {shown.length > 0 ? `Showing: ${shown.join(', ')}` : 'Showing all'}
      </Typography>
    </Box>
  );
}
