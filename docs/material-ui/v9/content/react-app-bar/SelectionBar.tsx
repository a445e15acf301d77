import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const rolls = ['Harbor, 12 pictures', 'Wedding, 36 pictures', 'Test roll'];

export default function SelectionBar() {
  const [picked, setPicked] = useState<string[]>([]);
  const selecting = picked.length > 0;

  return (
    <div>
      <AppBar
        position="static"
        color={selecting ? 'secondary' : 'default'}
        enableColorOnDark
      >
        <Toolbar variant="dense">
          <Typography role="status" sx={{ flexGrow: 1 }}>
            {selecting ? `${picked.length} selected` : 'Film rolls'}
          </Typography>
          {selecting && (
            <Button color="inherit" onClick={() => setPicked([])}>
              Clear
            </Button>
          )}
        </Toolbar>
      </AppBar>
      <FormGroup sx={{ px: 2, py: 1 }}>
        {rolls.map((roll) => (
          <FormControlLabel
            key={roll}
            label={roll}
            control={
              <Checkbox
                checked={picked.includes(roll)}
                onChange={(_event, checked) =>
                  setPicked((names) =>
                    checked
                      ? [...names, roll]
                      : names.filter((name) => name !== roll),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
    </div>
  );
}
