import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const forms = [
  { attribute: 'class', html: '<html class="dark">' },
  { attribute: 'data', html: '<html data-dark="">' },
  { attribute: 'data-theme', html: '<html data-theme="dark">' },
  { attribute: '.mode-%s', html: '<html class="mode-dark">' },
  { attribute: '[data-mode-%s]', html: '<html data-mode-dark="">' },
  {
    attribute: 'data-mui-color-scheme',
    html: '<html data-mui-color-scheme="dark">',
  },
];

export default function AttributeForms() {
  const [attribute, setAttribute] = useState('class');
  const html = forms.find((form) => form.attribute === attribute)?.html;

  return (
    <Stack spacing={2}>
      <TextField
        select
        label="attribute"
        value={attribute}
        onChange={(event) => setAttribute(event.target.value)}
        sx={{ maxWidth: 300 }}
      >
        {forms.map((form) => (
          <MenuItem key={form.attribute} value={form.attribute}>
            {form.attribute}
          </MenuItem>
        ))}
      </TextField>
      <Typography component="div" role="status">
        Set for a reader in dark mode:
        <Box
          component="code"
          dir="ltr"
          sx={{ display: 'block', mt: 1, overflowWrap: 'anywhere' }}
        >
          {html}
        </Box>
      </Typography>
    </Stack>
  );
}
