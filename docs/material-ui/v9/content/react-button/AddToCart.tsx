import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function AddToCart() {
  const [count, setCount] = useState(0);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Button variant="contained" onClick={() => setCount(count + 1)}>
        Add to cart
      </Button>
      <Typography role="status" variant="body2">
        {count === 0 ? 'Your cart is empty' : `In your cart: ${count}`}
      </Typography>
    </Box>
  );
}
