import { useState } from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import TextField from '@mui/material/TextField';
import EditIcon from '@mui/icons-material/Edit';

export default function EditInPlace() {
  const [name, setName] = useState('Evening choir, altos');
  const [draft, setDraft] = useState<string | null>(null);

  const save = () => {
    if (draft?.trim()) {
      setName(draft.trim());
    }
    setDraft(null);
  };

  if (draft === null) {
    return (
      <Button
        color="inherit"
        endIcon={<EditIcon />}
        onClick={() => setDraft(name)}
        sx={{ textTransform: 'none' }}
      >
        {name}
      </Button>
    );
  }

  return (
    <ClickAwayListener onClickAway={save}>
      <TextField
        autoFocus
        label="Name of the group"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            save();
          } else if (event.key === 'Escape') {
            setDraft(null);
          }
        }}
      />
    </ClickAwayListener>
  );
}
