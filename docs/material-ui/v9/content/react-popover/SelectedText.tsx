import { useState } from 'react';
import Popover, { type PopoverProps } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function SelectedText() {
  const [anchor, setAnchor] = useState<PopoverProps['anchorEl']>(null);
  const [words, setWords] = useState(0);

  const readSelection = () => {
    const selection = window.getSelection();
    if (!selection || selection.isCollapsed) {
      return;
    }
    const rect = selection.getRangeAt(0).getBoundingClientRect();
    setWords(selection.toString().trim().split(/\s+/).length);
    setAnchor({ nodeType: 1, getBoundingClientRect: () => rect });
  };

  return (
    <>
      <Typography onMouseUp={readSelection} onKeyUp={readSelection}>
        Select a few words of this sentence, which a proofreader left here on
        purpose, and see how many they are.
      </Typography>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        disableAutoFocus
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Selection' } }}
      >
        <Typography sx={{ p: 1 }}>{words} words</Typography>
      </Popover>
    </>
  );
}
