import Breadcrumbs from '@mui/material/Breadcrumbs';
import Chip from '@mui/material/Chip';
import HouseIcon from '@mui/icons-material/House';

export default function ChipBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Rooms">
      <Chip
        component="a"
        href="#ChipBreadcrumbs"
        clickable
        size="small"
        icon={<HouseIcon />}
        label="House"
      />
      <Chip
        component="a"
        href="#ChipBreadcrumbs"
        clickable
        size="small"
        label="Upstairs"
      />
      <Chip
        aria-current="page"
        size="small"
        variant="outlined"
        label="Sewing room"
      />
    </Breadcrumbs>
  );
}
