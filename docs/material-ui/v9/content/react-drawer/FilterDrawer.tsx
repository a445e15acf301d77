import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const woods = ['Oak', 'Walnut', 'Cherry', 'Ash', 'Elm'];

export default function FilterDrawer() {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(['Oak']);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Filter ({chosen.length})
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={close}
        slotProps={{
          paper: {
            'aria-labelledby': 'wood-title',
            sx: { width: { xs: '100%', sm: 320 } },
          },
        }}
      >
        <Typography id="wood-title" variant="h6" component="h2" sx={{ p: 2 }}>
          Wood
        </Typography>
        <FormGroup
          sx={{ px: 2, flex: 1, overflowY: 'auto', flexWrap: 'nowrap' }}
        >
          {woods.map((wood) => (
            <FormControlLabel
              key={wood}
              label={wood}
              control={
                <Checkbox
                  checked={chosen.includes(wood)}
                  onChange={(_event, checked) =>
                    setChosen((names) =>
                      checked
                        ? [...names, wood]
                        : names.filter((name) => name !== wood),
                    )
                  }
                />
              }
            />
          ))}
        </FormGroup>
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}
        >
          <Button onClick={() => setChosen([])}>Clear</Button>
          <Button variant="contained" onClick={close} sx={{ flex: 1 }}>
            Show tables
          </Button>
        </Stack>
      </Drawer>
    </>
  );
}
