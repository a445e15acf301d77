import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function ReadingRoomLights() {
  const [on, setOn] = useState(true);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={on}
            onChange={(event) => setOn(event.target.checked)}
          />
        }
        label="Reading room lights"
      />
      <Typography variant="body2" color="textSecondary">
        {on ? 'They go out at 10 p.m.' : 'They stay off until tomorrow.'}
      </Typography>
    </div>
  );
}
