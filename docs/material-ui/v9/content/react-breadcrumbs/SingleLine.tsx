import Breadcrumbs, { breadcrumbsClasses } from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function SingleLine() {
  return (
    <Breadcrumbs
      aria-label="Thesis"
      sx={{
        maxWidth: 320,
        [`& .${breadcrumbsClasses.ol}`]: { flexWrap: 'nowrap' },
        [`& .${breadcrumbsClasses.li}:last-of-type`]: { minWidth: 0 },
      }}
    >
      <Link color="inherit" underline="hover" href="#SingleLine">
        Theses
      </Link>
      <Link color="inherit" underline="hover" href="#SingleLine">
        Biology
      </Link>
      <Typography noWrap aria-current="page" color="textPrimary">
        How earthworms find their way back after heavy rain
      </Typography>
    </Breadcrumbs>
  );
}
