import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Check from '@mui/icons-material/Check';
import { priceOf, type Period, type Plan } from './plans';

export function PlanCard({ plan, period }: { plan: Plan; period: Period }) {
  const { name, audience, features, popular } = plan;
  return (
    <Card
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        p: 1,
        borderRadius: 3,
        ...(popular && { borderColor: 'primary.main', borderWidth: 2 }),
      }}
    >
      <CardContent sx={{ flex: 1 }}>
        <Stack
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center' }}
        >
          <Typography variant="h6" component="h2">
            {name}
          </Typography>
          {popular && <Chip size="small" color="primary" label="Most chosen" />}
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {audience}
        </Typography>
        <Stack
          direction="row"
          spacing={1}
          sx={{ mt: 2, alignItems: 'baseline' }}
        >
          <Typography
            sx={{
              fontSize: 44,
              fontWeight: 700,
              lineHeight: 1.1,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {priceOf(plan, period)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            a person and month
          </Typography>
        </Stack>
        <List dense sx={{ mt: 1 }}>
          {features.map((feature) => (
            <ListItem key={feature} disableGutters>
              <ListItemIcon sx={{ minWidth: 32 }}>
                <Check fontSize="small" color="primary" />
              </ListItemIcon>
              <ListItemText primary={feature} />
            </ListItem>
          ))}
        </List>
      </CardContent>
      <CardActions sx={{ px: 2 }}>
        <Button
          fullWidth
          size="large"
          href="#start"
          variant={popular ? 'contained' : 'outlined'}
        >
          Start with {name}
        </Button>
      </CardActions>
    </Card>
  );
}
