import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const permissions = [
  {
    id: 'orders',
    label: 'Orders',
    children: [
      { id: 'orders.read', label: 'View orders' },
      { id: 'orders.refund', label: 'Refund orders' },
    ],
  },
  {
    id: 'staff',
    label: 'Staff',
    children: [
      { id: 'staff.read', label: 'View staff' },
      { id: 'staff.invite', label: 'Invite staff' },
    ],
  },
];

export default function RolePermissions() {
  const [granted, setGranted] = React.useState<string[]>(['orders.read']);
  const count = granted.filter((id) => id.includes('.')).length;
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="Permissions of the role Clerk"
        items={permissions}
        defaultExpandedItems={['orders', 'staff']}
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
        selectedItems={granted}
        onSelectedItemsChange={(event, ids) => setGranted(ids)}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {count} of 4 permissions granted
      </Typography>
    </Box>
  );
}
