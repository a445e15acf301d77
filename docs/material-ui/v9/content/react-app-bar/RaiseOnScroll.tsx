import AppBar from '@mui/material/AppBar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const orders = [
  ['Sourdough', '12 loaves'],
  ['Rye', '8 loaves'],
  ['Poppy rolls', '60 pieces'],
  ['Pretzels', '40 pieces'],
  ['Plum cake', '3 trays'],
  ['Cheese sticks', '25 pieces'],
  ['Cinnamon buns', '36 pieces'],
];

export default function RaiseOnScroll() {
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: 0 });

  return (
    <>
      <AppBar
        position="sticky"
        color="default"
        elevation={scrolled ? 4 : 0}
        enableColorOnDark
      >
        <Toolbar>
          <Typography variant="h6" component="h1" noWrap>
            To bake tonight
          </Typography>
        </Toolbar>
      </AppBar>
      <List component="main" sx={{ display: 'block' }}>
        {orders.map(([name, amount]) => (
          <ListItem key={name} component="div">
            <ListItemText primary={name} secondary={amount} />
          </ListItem>
        ))}
      </List>
    </>
  );
}
