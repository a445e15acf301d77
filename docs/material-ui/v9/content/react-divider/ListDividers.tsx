import { Fragment } from 'react';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const orders = [
  { name: 'Mrs. Adeyemi', order: '2 rye loaves' },
  { name: 'Café Mole', order: '40 croissants' },
  { name: 'School kitchen', order: '120 rolls' },
];

export default function ListDividers() {
  return (
    <List sx={{ width: '100%', maxWidth: 320 }}>
      {orders.map(({ name, order }, index) => (
        <Fragment key={name}>
          {index > 0 && <Divider component="li" aria-hidden />}
          <ListItem>
            <ListItemText primary={name} secondary={order} />
          </ListItem>
        </Fragment>
      ))}
    </List>
  );
}
