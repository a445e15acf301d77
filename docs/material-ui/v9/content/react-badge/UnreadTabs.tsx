import { useState } from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
const tabs = [
  { label: 'Requests', unread: 5 },
  { label: 'Repairs', unread: 0 },
  { label: 'Late', unread: 1 },
];

export default function UnreadTabs() {
  const [value, setValue] = useState(0);

  return (
    <Tabs
      aria-label="Tool library"
      value={value}
      onChange={(_event, next: number) => setValue(next)}
    >
      {tabs.map(({ label, unread }) => (
        <Tab
          key={label}
          label={
            <Badge
              badgeContent={unread}
              color="primary"
              sx={{ paddingInlineEnd: 1.5 }}
            >
              {label}
              {unread > 0 && (
                <Box component="span" sx={visuallyHidden}>
                  , {unread} unread
                </Box>
              )}
            </Badge>
          }
        />
      ))}
    </Tabs>
  );
}
