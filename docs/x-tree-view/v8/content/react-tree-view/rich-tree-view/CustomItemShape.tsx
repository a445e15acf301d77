import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Department {
  code: number;
  name: string;
  head: string;
  teams?: Department[];
}

const departments: Department[] = [
  {
    code: 100,
    name: 'Engineering',
    head: 'Amara Obi',
    teams: [
      { code: 110, name: 'Platform', head: 'Luca Ferri' },
      { code: 120, name: 'Mobile', head: 'Hanna Saarinen' },
    ],
  },
  { code: 200, name: 'Design', head: 'Rui Costa' },
];

const getItemId = (item: Department) => String(item.code);
const getItemLabel = (item: Department) => `${item.name} (${item.head})`;
const getItemChildren = (item: Department) => item.teams;

export default function CustomItemShape() {
  return (
    <Box sx={{ minHeight: 180, width: '100%', maxWidth: 340 }}>
      <RichTreeView
        aria-label="Departments"
        items={departments}
        getItemId={getItemId}
        getItemLabel={getItemLabel}
        getItemChildren={getItemChildren}
        defaultExpandedItems={['100']}
      />
    </Box>
  );
}
