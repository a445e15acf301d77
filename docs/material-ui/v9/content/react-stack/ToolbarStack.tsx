import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ToolbarStack() {
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ width: '100%', alignItems: 'center' }}
    >
      <IconButton aria-label="Back to all invoices" edge="start">
        <ArrowBackIcon />
      </IconButton>
      <Typography noWrap sx={{ flexGrow: 1, minWidth: 0 }}>
        Invoice 2051, roof and gutters of the old school
      </Typography>
      <Button variant="outlined" size="small">
        Send
      </Button>
    </Stack>
  );
}
