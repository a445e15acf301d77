import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface Folder {
  id: string;
  label: string;
  unread: number;
  children?: Folder[];
}

const folders: Folder[] = [
  {
    id: 'inbox',
    label: 'Inbox',
    unread: 12,
    children: [
      { id: 'family', label: 'Family', unread: 3 },
      { id: 'travel', label: 'Travel', unread: 0 },
    ],
  },
  { id: 'drafts', label: 'Drafts', unread: 0 },
];

const FolderItem = React.forwardRef(function FolderItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const folder = useTreeItemModel<Folder>(props.itemId);
  const label = (
    <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
      <span>{props.label}</span>
      {folder && folder.unread > 0 && (
        <Typography component="span" color="text.secondary">
          {folder.unread} new
        </Typography>
      )}
    </Stack>
  );
  return <TreeItem {...props} ref={ref} label={label} />;
});

export default function ItemWithDetails() {
  return (
    <Box sx={{ minHeight: 180, width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="Mail folders"
        items={folders}
        defaultExpandedItems={['inbox']}
        slots={{ item: FolderItem }}
      />
    </Box>
  );
}
