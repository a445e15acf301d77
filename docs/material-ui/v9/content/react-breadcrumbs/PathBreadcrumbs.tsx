import { useState } from 'react';
import type { MouseEvent } from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const names: Record<string, string> = {
  '/clinic': 'Clinic',
  '/clinic/wards': 'Wards',
  '/clinic/wards/3': 'Ward 3',
  '/clinic/wards/3/rota': 'Rota',
};

export default function PathBreadcrumbs() {
  // In an app, this comes from the router.
  const [path, setPath] = useState('/clinic/wards/3/rota');
  const segments = path.split('/').slice(1);

  return (
    <Breadcrumbs aria-label="Clinic pages">
      {segments.map((_segment, index) => {
        const to = `/${segments.slice(0, index + 1).join('/')}`;
        const go = (event: MouseEvent) => {
          event.preventDefault();
          setPath(to);
        };

        return to === path ? (
          <Typography key={to} aria-current="page" color="textPrimary">
            {names[to]}
          </Typography>
        ) : (
          <Link key={to} color="inherit" href={to} onClick={go}>
            {names[to]}
          </Link>
        );
      })}
    </Breadcrumbs>
  );
}
