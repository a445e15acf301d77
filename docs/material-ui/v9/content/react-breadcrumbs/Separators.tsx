import type { ReactNode } from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';

interface TrailProps {
  label: string;
  separator: ReactNode;
}

function Trail({ label, separator }: TrailProps) {
  return (
    <Breadcrumbs aria-label={label} separator={separator}>
      <Link color="inherit" underline="hover" href="#Separators">
        Workshop
      </Link>
      <Link color="inherit" underline="hover" href="#Separators">
        Shelves
      </Link>
      <Typography aria-current="page" sx={{ color: 'text.primary' }}>
        Clamps
      </Typography>
    </Breadcrumbs>
  );
}

export default function Separators() {
  return (
    <Stack spacing={2}>
      <Trail label="With dots" separator="·" />
      <Trail label="With dashes" separator="–" />
      <Trail
        label="With icons"
        separator={
          <NavigateNextIcon
            fontSize="small"
            sx={{ '&:dir(rtl)': { transform: 'scaleX(-1)' } }}
          />
        }
      />
    </Stack>
  );
}
