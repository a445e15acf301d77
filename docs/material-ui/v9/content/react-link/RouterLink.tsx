import { useState } from 'react';
import type { ComponentProps } from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

// Stands in for the link of a router.
function AppLink({ to, ...other }: AppLinkProps) {
  return <a href={to} {...other} />;
}

const trips = ['Delta', 'Old town', 'Salt works'];

export default function RouterLink() {
  const [trip, setTrip] = useState(trips[0]);

  return (
    <div>
      <Stack
        component="nav"
        aria-label="Trips"
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ typography: 'body1' }}
      >
        {trips.map((name) => (
          <Link
            key={name}
            component={AppLink}
            to={`#${encodeURIComponent(name)}`}
            aria-current={name === trip ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault();
              setTrip(name);
            }}
            sx={{ '&[aria-current]': { fontWeight: 700 } }}
          >
            {name}
          </Link>
        ))}
      </Stack>
      <Typography sx={{ mt: 1 }}>Boat trip: {trip}</Typography>
    </div>
  );
}
