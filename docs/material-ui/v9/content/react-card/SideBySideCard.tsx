import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { valley } from './_shared/pictures';

export default function SideBySideCard() {
  return (
    <Card sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' } }}>
      <CardMedia
        component="img"
        image={valley}
        alt="A green valley below gray peaks"
        sx={{ width: { sm: 200 }, height: { xs: 120, sm: 'auto' } }}
      />
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        <CardContent>
          <Typography variant="h6" component="h3">
            Night train to the valley
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Leaves at 22:04, arrives in time for breakfast. Bicycles need a
            ticket of their own.
          </Typography>
        </CardContent>
        <CardActions sx={{ mt: 'auto' }}>
          <Button size="small">Find a berth</Button>
        </CardActions>
      </Box>
    </Card>
  );
}
