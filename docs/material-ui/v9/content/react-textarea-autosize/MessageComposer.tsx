import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import { styled } from '@mui/material/styles';
import SendIcon from '@mui/icons-material/Send';

const Field = styled(TextareaAutosize)(({ theme }) => ({
  ...theme.typography.body1,
  flex: 1,
  minWidth: 0,
  border: 0,
  resize: 'none',
  color: 'inherit',
  background: 'none',
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
}));

export default function MessageComposer() {
  const [text, setText] = useState('');
  const [sent, setSent] = useState(['The van is loaded.']);

  const send = () => {
    if (text.trim()) {
      setSent((messages) => [...messages, text.trim()]);
      setText('');
    }
  };

  return (
    <Paper variant="outlined" sx={{ maxWidth: 420, p: 2 }}>
      <List aria-label="Messages" aria-live="polite">
        {sent.map((message, index) => (
          <ListItem
            key={index}
            sx={{ typography: 'body1', whiteSpace: 'pre-wrap' }}
          >
            {message}
          </ListItem>
        ))}
      </List>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-end' }}>
        <Field
          aria-label="Message to the crew"
          placeholder="Message to the crew"
          maxRows={5}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (
              event.key === 'Enter' &&
              !event.shiftKey &&
              !event.nativeEvent.isComposing
            ) {
              event.preventDefault();
              send();
            }
          }}
        />
        <IconButton aria-label="Send" color="primary" onClick={send}>
          <SendIcon />
        </IconButton>
      </Stack>
    </Paper>
  );
}
