import Box from '@mui/material/Box';
import Icon from '@mui/material/Icon';
import IconButton from '@mui/material/IconButton';
import './icons.css';

export default function FontIcons() {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
    >
      <Icon>shopping_cart</Icon>
      <Icon color="primary">favorite</Icon>
      <Icon fontSize="large">flight</Icon>
      <IconButton aria-label="Add to cart" color="primary">
        <Icon>add_circle</Icon>
      </IconButton>
    </Box>
  );
}
