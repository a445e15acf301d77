import { useState } from 'react';
import FolderIcon from '@mui/icons-material/Folder';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const folders = ['Contracts', 'Invoices 2026', 'Meeting notes', 'Travel'];

export default function PickFromList() {
  const [open, setOpen] = useState(false);
  const [folder, setFolder] = useState('Meeting notes');

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        In “{folder}”: move
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle>Move to</DialogTitle>
        <List disablePadding sx={{ pb: 1 }}>
          {folders.map((name) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                selected={name === folder}
                autoFocus={name === folder}
                aria-current={name === folder ? 'true' : undefined}
                onClick={() => {
                  setFolder(name);
                  setOpen(false);
                }}
              >
                <ListItemIcon>
                  <FolderIcon />
                </ListItemIcon>
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Dialog>
    </>
  );
}
