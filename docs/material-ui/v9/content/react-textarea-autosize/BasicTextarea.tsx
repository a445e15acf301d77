import { useId } from 'react';
import Box from '@mui/material/Box';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';

export default function BasicTextarea() {
  const id = useId();

  return (
    <Box sx={{ maxWidth: 420, typography: 'body1' }}>
      <Typography component="label" htmlFor={id}>
        What should the tailor know?
      </Typography>
      <TextareaAutosize
        id={id}
        defaultValue="The sleeves are two fingers too long."
        style={{ display: 'block', width: '100%', font: 'inherit' }}
      />
    </Box>
  );
}
