import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const chapters = [
  {
    id: '1',
    label: '1 Before you start',
    children: [
      { id: '1.1', label: '1.1 Tools' },
      { id: '1.2', label: '1.2 Safety' },
    ],
  },
  {
    id: '2',
    label: '2 Assembly',
    children: [
      { id: '2.1', label: '2.1 Frame' },
      { id: '2.2', label: '2.2 Wheels' },
    ],
  },
];

const parents = chapters.map((chapter) => chapter.id);

export default function ExpandAll() {
  const [expanded, setExpanded] = React.useState<string[]>(['1']);
  const allOpen = expanded.length === parents.length;
  return (
    <Box sx={{ minHeight: 280, width: '100%', maxWidth: 320 }}>
      <Button onClick={() => setExpanded(allOpen ? [] : parents)}>
        {allOpen ? 'Collapse all' : 'Expand all'}
      </Button>
      <RichTreeView
        aria-label="Manual"
        items={chapters}
        expandedItems={expanded}
        onExpandedItemsChange={(event, ids) => setExpanded(ids)}
      />
    </Box>
  );
}
