import { useState } from 'react';
import BakeryDiningIcon from '@mui/icons-material/BakeryDining';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';
import LunchDiningIcon from '@mui/icons-material/LunchDining';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const positions = ['top', 'start', 'end', 'bottom'] as const;

export default function IconTabs() {
  const [value, setValue] = useState(0);
  const onChange = (_event: React.SyntheticEvent, next: number) =>
    setValue(next);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {positions.map((position) => (
        <Tabs
          key={position}
          value={value}
          onChange={onChange}
          variant="scrollable"
          aria-label={`Menu, icons at the ${position}`}
        >
          <Tab
            icon={<LocalCafeIcon />}
            iconPosition={position}
            label="Drinks"
          />
          <Tab
            icon={<BakeryDiningIcon />}
            iconPosition={position}
            label="Pastries"
          />
          <Tab
            icon={<LunchDiningIcon />}
            iconPosition={position}
            label="Lunch"
          />
        </Tabs>
      ))}
      <Tabs value={value} onChange={onChange} aria-label="Menu, icons only">
        <Tab icon={<LocalCafeIcon />} aria-label="Drinks" />
        <Tab icon={<BakeryDiningIcon />} aria-label="Pastries" />
        <Tab icon={<LunchDiningIcon />} aria-label="Lunch" />
      </Tabs>
    </Stack>
  );
}
