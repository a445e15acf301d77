import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function CopiedConfirmation() {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) {
      return undefined;
    }
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <Tooltip
      open={copied}
      title={<span role="status">Color copied</span>}
      describeChild
      placement="right"
      arrow
      onClose={() => setCopied(false)}
      disableFocusListener
      disableHoverListener
      disableTouchListener
    >
      <Button variant="outlined" onClick={() => setCopied(true)}>
        Copy the sky’s color
      </Button>
    </Tooltip>
  );
}
