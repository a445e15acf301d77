import Button from '@mui/material/Button';
import { createSvgIcon } from '@mui/material/utils';

const OpenInNewIcon = createSvgIcon(
  <path d="M5 5h6v2H7v10h10v-4h2v6H5zm9-1h6v6h-2V7.4l-6.3 6.3-1.4-1.4L16.6 6H14z" />,
  'OpenInNew',
);

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
