import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function QuickForm() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [limit, setLimit] = useState('40');
  const close = () => setAnchor(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setLimit(String(new FormData(event.currentTarget).get('limit')));
    close();
  };

  return (
    <>
      <Chip
        label={`Price: up to ${limit}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Highest price',
            sx: { mt: 1 },
          },
        }}
      >
        <Stack component="form" spacing={2} onSubmit={submit} sx={{ p: 2 }}>
          <TextField
            autoFocus
            required
            name="limit"
            type="number"
            label="Highest price"
            size="small"
            defaultValue={limit}
          />
          <Button type="submit" variant="contained">
            Apply
          </Button>
        </Stack>
      </Popover>
    </>
  );
}
