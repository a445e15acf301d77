import { useState, type SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TagInput() {
  const [draft, setDraft] = useState('');
  const [tags, setTags] = useState(['soup', 'winter']);

  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const tag = draft.trim().toLowerCase();
    if (tag && !tags.includes(tag)) {
      setTags([...tags, tag]);
    }
    setDraft('');
  };

  return (
    <Stack
      component="form"
      onSubmit={add}
      sx={{ gap: 1, width: '100%', maxWidth: 360 }}
    >
      <Stack direction="row" sx={{ gap: 1 }}>
        <TextField
          label="Add a tag"
          size="small"
          fullWidth
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        <Button type="submit" variant="outlined">
          Add
        </Button>
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {tags.map((tag) => (
          <Chip
            key={tag}
            size="small"
            label={tag}
            onDelete={() => setTags(tags.filter((other) => other !== tag))}
          />
        ))}
      </Stack>
    </Stack>
  );
}
