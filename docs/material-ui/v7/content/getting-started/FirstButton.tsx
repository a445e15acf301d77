import { useState } from 'react';
import Button from '@mui/material/Button';

export default function FirstButton() {
  const [following, setFollowing] = useState(false);

  return (
    <Button
      variant={following ? 'outlined' : 'contained'}
      aria-pressed={following}
      onClick={() => setFollowing(!following)}
    >
      Follow
    </Button>
  );
}
