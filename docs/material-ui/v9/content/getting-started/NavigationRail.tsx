import { useState } from 'react';
import EventIcon from '@mui/icons-material/Event';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import WarehouseIcon from '@mui/icons-material/Warehouse';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const places = [
  { id: 'stock', label: 'Stock', Icon: WarehouseIcon, text: '412 pallets' },
  {
    id: 'tours',
    label: 'Tours',
    Icon: LocalShippingIcon,
    text: '7 on the road',
  },
  { id: 'plan', label: 'Plan', Icon: EventIcon, text: 'Next: Monday, 06:00' },
];

export default function NavigationRail() {
  const [place, setPlace] = useState('stock');

  return (
    <Box sx={{ display: 'flex', width: '100%', maxWidth: 400 }}>
      <Tabs
        orientation="vertical"
        aria-label="Depot"
        value={place}
        onChange={(_event, next: string) => setPlace(next)}
        sx={{ borderInlineEnd: 1, borderColor: 'divider' }}
      >
        {places.map(({ id, label, Icon }) => (
          <Tab
            key={id}
            id={`rail-${id}`}
            aria-controls={`rail-panel-${id}`}
            value={id}
            label={label}
            icon={<Icon />}
            sx={{ minWidth: 72 }}
          />
        ))}
      </Tabs>
      {places.map(({ id, text }) => (
        <Box
          key={id}
          role="tabpanel"
          id={`rail-panel-${id}`}
          aria-labelledby={`rail-${id}`}
          hidden={place !== id}
          sx={{ p: 3 }}
        >
          <Typography>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
