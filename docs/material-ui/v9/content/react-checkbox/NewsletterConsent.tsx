import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function NewsletterConsent() {
  const [news, setNews] = useState(true);

  return (
    <FormGroup>
      <FormControlLabel
        control={
          <Checkbox
            checked={news}
            onChange={(event) => setNews(event.target.checked)}
          />
        }
        label="Tell me on Thursdays what is in the box"
      />
      <FormControlLabel
        control={<Checkbox />}
        label="Leave the box with my neighbors when I am out"
      />
    </FormGroup>
  );
}
