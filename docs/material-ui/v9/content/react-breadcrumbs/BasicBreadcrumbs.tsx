import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BasicBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Breadcrumb">
      <Link color="inherit" underline="hover" href="#BasicBreadcrumbs">
        Archive
      </Link>
      <Link color="inherit" underline="hover" href="#BasicBreadcrumbs">
        Maps
      </Link>
      <Typography aria-current="page" sx={{ color: 'text.primary' }}>
        Harbor, 1911
      </Typography>
    </Breadcrumbs>
  );
}
