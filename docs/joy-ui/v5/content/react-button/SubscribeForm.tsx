import { useState } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SubscribeForm() {
  const [sentTo, setSentTo] = useState('');

  return (
    <Stack
      component="form"
      useFlexGap
      spacing={2}
      sx={{ width: '100%', maxWidth: 360 }}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setSentTo(String(data.get('email')));
      }}
      onReset={() => setSentTo('')}
    >
      <FormControl required>
        <FormLabel>Email address</FormLabel>
        <Input name="email" type="email" autoComplete="email" />
      </FormControl>
      <Stack direction="row" useFlexGap spacing={1}>
        <Button type="submit">Subscribe</Button>
        <Button type="reset" variant="plain" color="neutral">
          Clear
        </Button>
      </Stack>
      <Typography role="status" level="body-sm" sx={{ minHeight: 24 }}>
        {sentTo && `Confirmation sent to ${sentTo}.`}
      </Typography>
    </Stack>
  );
}
