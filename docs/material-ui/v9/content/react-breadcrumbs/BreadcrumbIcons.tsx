import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import AgricultureIcon from '@mui/icons-material/Agriculture';
import FenceIcon from '@mui/icons-material/Fence';
import GrassIcon from '@mui/icons-material/Grass';

const row = { display: 'flex', alignItems: 'center', gap: 0.5 };

export default function BreadcrumbIcons() {
  return (
    <Breadcrumbs aria-label="Farm">
      <Link color="inherit" underline="hover" href="#BreadcrumbIcons" sx={row}>
        <AgricultureIcon fontSize="inherit" />
        Hill farm
      </Link>
      <Link color="inherit" underline="hover" href="#BreadcrumbIcons" sx={row}>
        <FenceIcon fontSize="inherit" />
        North pasture
      </Link>
      <Typography aria-current="page" sx={{ ...row, color: 'text.primary' }}>
        <GrassIcon fontSize="inherit" />
        Soil samples
      </Typography>
    </Breadcrumbs>
  );
}
