import { useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';

const save = (_history: boolean) =>
  new Promise<void>((_resolve, reject) => {
    setTimeout(() => reject(new Error('offline')), 1200);
  });

export default function SaveOnToggle() {
  const [history, setHistory] = useState(true);
  const [message, setMessage] = useState('Only you can see it');

  const change = async (next: boolean) => {
    setHistory(next);
    setMessage('Saving…');
    try {
      await save(next);
      setMessage('Saved');
    } catch {
      setHistory(!next);
      setMessage('Not saved: the library is offline. Try again later.');
    }
  };

  return (
    <FormControl variant="standard">
      <FormControlLabel
        control={<Switch />}
        checked={history}
        onChange={(_event, next) => change(next)}
        label="Keep the list of books I borrowed"
      />
      <FormHelperText role="status">{message}</FormHelperText>
    </FormControl>
  );
}
