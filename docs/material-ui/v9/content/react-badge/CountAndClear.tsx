import { useState } from 'react';
import InventoryIcon from '@mui/icons-material/Inventory2';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function CountAndClear() {
  const [count, setCount] = useState(2);

  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
    >
      <Badge badgeContent={count} color="secondary">
        <InventoryIcon titleAccess={`Returned: ${count}`} />
      </Badge>
      <Button variant="outlined" onClick={() => setCount(count + 1)}>
        Return a tool
      </Button>
      <Button onClick={() => setCount(0)} disabled={count === 0}>
        Clear
      </Button>
    </Stack>
  );
}
