import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function LogicalProperties() {
  const [rtl, setRtl] = useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <FormControlLabel
        control={<Switch checked={rtl} onChange={(_event, on) => setRtl(on)} />}
        label="Right to left"
      />
      <Box
        dir={rtl ? 'rtl' : 'ltr'}
        sx={{
          mt: 2,
          py: 1,
          paddingInlineStart: 2,
          borderInlineStart: '6px solid',
          borderColor: 'primary.main',
        }}
      >
        <Typography sx={{ textAlign: 'start' }}>
          {rtl
            ? 'يغادر القطار من الرصيف الرابع.'
            : 'The train leaves from platform four.'}
        </Typography>
      </Box>
    </Box>
  );
}
