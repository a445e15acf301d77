import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const folders = [
  'Studio',
  'Recordings',
  'Spring tour',
  'Lisbon',
  'Second night',
];

export default function CollapsedBreadcrumbs() {
  return (
    <Breadcrumbs
      aria-label="Folder"
      maxItems={4}
      itemsBeforeCollapse={1}
      itemsAfterCollapse={2}
      expandText="Show all folders"
    >
      {folders.map((folder) => (
        <Link
          key={folder}
          color="inherit"
          underline="hover"
          href="#CollapsedBreadcrumbs"
        >
          {folder}
        </Link>
      ))}
      <Typography aria-current="page" sx={{ color: 'text.primary' }}>
        Encore.wav
      </Typography>
    </Breadcrumbs>
  );
}
