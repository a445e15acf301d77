import { useState } from 'react';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';

const Pills = styled(Tabs)(({ theme }) => ({
  width: 'fit-content',
  minHeight: 0,
  padding: 4,
  borderRadius: 999,
  backgroundColor: theme.vars.palette.action.hover,
  [`& .${tabsClasses.indicator}`]: {
    height: '100%',
    borderRadius: 999,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.shadows[1],
  },
  [`& .${tabClasses.root}`]: {
    zIndex: 1,
    minWidth: 72,
    minHeight: 36,
    padding: '6px 16px',
    textTransform: 'none',
    [`&.${tabClasses.selected}`]: { color: theme.vars.palette.text.primary },
  },
}));

export default function PillTabs() {
  const [unit, setUnit] = useState('week');

  return (
    <Pills
      value={unit}
      onChange={(_event, next: string) => setUnit(next)}
      aria-label="Hours worked by"
    >
      <Tab value="day" label="Day" />
      <Tab value="week" label="Week" />
      <Tab value="month" label="Month" />
    </Pills>
  );
}
