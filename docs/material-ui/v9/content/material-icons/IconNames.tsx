import Delete from '@mui/icons-material/Delete';
import Lock from '@mui/icons-material/Lock';
import Save from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function IconNames() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ alignItems: 'center', flexWrap: 'wrap' }}
    >
      <Typography component="span">Salaries.xlsx</Typography>
      <Lock color="action" titleAccess="Only you can open this file" />
      <Button variant="contained" startIcon={<Save />}>
        Save
      </Button>
      <IconButton aria-label="Delete file">
        <Delete />
      </IconButton>
    </Stack>
  );
}
