import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { basket, DELIVERY, formatPrice } from './order';

function Line({
  label,
  amount,
  strong,
}: {
  label: string;
  amount: number;
  strong?: boolean;
}) {
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', py: 0.5 }}>
      <Typography sx={{ fontWeight: strong ? 700 : 400 }}>{label}</Typography>
      <Typography sx={{ fontWeight: strong ? 700 : 400 }}>
        {formatPrice(amount)}
      </Typography>
    </Stack>
  );
}

export function BasketSummary({ express }: { express: boolean }) {
  const goods = basket.reduce((sum, { price }) => sum + price, 0);
  const delivery = express ? DELIVERY.express : DELIVERY.standard;
  return (
    <Card
      component="section"
      aria-labelledby="basket"
      variant="outlined"
      sx={{ bgcolor: 'action.hover' }}
    >
      <CardContent>
        <Typography id="basket" variant="h6" component="h2">
          Your basket
        </Typography>
        <List disablePadding>
          {basket.map(({ name, detail, price }) => (
            <ListItem key={name} disableGutters>
              <ListItemText primary={name} secondary={detail} />
              <Typography>{formatPrice(price)}</Typography>
            </ListItem>
          ))}
        </List>
        <Divider sx={{ my: 1 }} />
        <Line label="Goods" amount={goods} />
        <Line label="Delivery" amount={delivery} />
        <Divider sx={{ my: 1 }} />
        <div role="status">
          <Line label="Total" amount={goods + delivery} strong />
        </div>
      </CardContent>
    </Card>
  );
}
