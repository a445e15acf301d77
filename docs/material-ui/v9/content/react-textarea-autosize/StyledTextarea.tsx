import { useId } from 'react';
import Box from '@mui/material/Box';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Textarea = styled(TextareaAutosize)(({ theme }) => ({
  ...theme.typography.body1,
  boxSizing: 'border-box',
  display: 'block',
  width: '100%',
  padding: theme.spacing(1.5),
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.text.secondary}`,
  borderRadius: 12,
  resize: 'none',
  '&:focus-visible': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
}));

export default function StyledTextarea() {
  const id = useId();

  return (
    <Box sx={{ maxWidth: 420 }}>
      <Typography component="label" htmlFor={id}>
        Dedication on the first page
      </Typography>
      <Textarea
        id={id}
        minRows={2}
        defaultValue={'For Ines,\nwho read every draft.'}
      />
    </Box>
  );
}
