import { useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const pages = [
  { href: '#rooms', label: 'Rooms' },
  { href: '#breakfast', label: 'Breakfast' },
  { href: '#getting-here', label: 'Getting here' },
];

export default function LinkTabs() {
  // With a router, this is the address of the page.
  const [current, setCurrent] = useState('#rooms');

  return (
    <nav aria-label="Guest house">
      <Tabs
        variant="scrollable"
        value={current}
        slotProps={{ list: { role: undefined } }}
      >
        {pages.map((page) => (
          <Tab
            key={page.href}
            component="a"
            href={page.href}
            value={page.href}
            label={page.label}
            role={undefined}
            tabIndex={0}
            aria-selected={undefined}
            aria-current={page.href === current ? 'page' : undefined}
            onClick={(event: React.MouseEvent) => {
              event.preventDefault();
              setCurrent(page.href);
            }}
          />
        ))}
      </Tabs>
    </nav>
  );
}
