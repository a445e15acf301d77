import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Album {
  id: string;
  label: string;
  locked?: boolean;
  children?: Album[];
}

const albums: Album[] = [
  {
    id: 'albums',
    label: 'Albums',
    locked: true,
    children: [
      { id: 'summer', label: 'Summer at the lake' },
      { id: 'garden', label: 'Garden' },
    ],
  },
];

const canRename = (album: Album) => !album.locked;

export default function EditableLabels() {
  const [message, setMessage] = React.useState('Double-click an album');
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="Photo albums"
        items={albums}
        defaultExpandedItems={['albums']}
        isItemEditable={canRename}
        onItemLabelChange={(id, label) => setMessage(`Renamed to "${label}"`)}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
