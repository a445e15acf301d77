import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';

export default function LinkAsButton() {
  return (
    <Button
      href="https://react.dev/learn"
      target="_blank"
      rel="noreferrer"
      variant="outlined"
      endIcon={<OpenInNewIcon />}
    >
      Learn React
    </Button>
  );
}
