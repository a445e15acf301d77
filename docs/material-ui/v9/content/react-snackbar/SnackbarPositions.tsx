import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const corners: SnackbarOrigin[] = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'center' },
  { vertical: 'bottom', horizontal: 'right' },
];

export default function SnackbarPositions() {
  const [open, setOpen] = useState(false);
  const [corner, setCorner] = useState(corners[0]);

  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {corners.map((option) => {
          const name = `${option.vertical} ${option.horizontal}`;
          return (
            <Button
              key={name}
              size="small"
              variant="outlined"
              onClick={() => {
                setCorner(option);
                setOpen(true);
              }}
            >
              {name}
            </Button>
          );
        })}
      </Stack>
      <Snackbar
        key={`${corner.vertical} ${corner.horizontal}`}
        anchorOrigin={corner}
        open={open}
        autoHideDuration={4000}
        onClose={() => setOpen(false)}
        message="Frost warning for tonight"
      />
    </>
  );
}
