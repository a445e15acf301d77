import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function ExpandableCard() {
  const [open, setOpen] = useState(false);
  const contentId = useId();

  return (
    <Card sx={{ maxWidth: 360 }}>
      <CardContent>
        <Typography variant="h6" component="h3">
          Brake service
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Done on Tuesday, $84 with parts
        </Typography>
      </CardContent>
      <CardActions>
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={contentId}
          onClick={() => setOpen(!open)}
          endIcon={
            <ExpandMoreIcon
              sx={(theme) => ({
                transform: open ? 'rotate(180deg)' : 'none',
                transition: theme.transitions.create('transform'),
              })}
            />
          }
        >
          What we did
        </Button>
      </CardActions>
      <Collapse in={open} id={contentId}>
        <CardContent sx={{ pt: 1 }}>
          <Typography variant="body2">
            New pads in front, the rear ones are good for another winter. We
            changed the fluid and trued the front wheel.
          </Typography>
        </CardContent>
      </Collapse>
    </Card>
  );
}
