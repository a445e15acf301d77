import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function HelpTopics() {
  return (
    <Box sx={{ minHeight: 220, width: '100%', maxWidth: 320 }}>
      <SimpleTreeView
        aria-label="Help topics"
        defaultExpandedItems={['account']}
      >
        <TreeItem itemId="account" label="Your account">
          <TreeItem itemId="sign-in" label="Sign in with a passkey" />
          <TreeItem itemId="delete" label="Delete your account" />
        </TreeItem>
        <TreeItem itemId="billing" label="Billing">
          <TreeItem itemId="invoices" label="Find an invoice" />
          <TreeItem itemId="refund" label="Ask for a refund" disabled />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
