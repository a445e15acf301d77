import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Course {
  id: string;
  label: string;
  full?: boolean;
  children?: Course[];
}

const courses: Course[] = [
  {
    id: 'languages',
    label: 'Languages',
    children: [
      { id: 'japanese', label: 'Japanese for beginners' },
      { id: 'sign', label: 'Sign language (full)', full: true },
      { id: 'welsh', label: 'Welsh' },
    ],
  },
];

const isFull = (course: Course) => course.full === true;
const isGroup = (course: Course) => course.children !== undefined;

export default function DisabledItems() {
  return (
    <Box sx={{ minHeight: 160, width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="Evening courses"
        items={courses}
        defaultExpandedItems={['languages']}
        isItemDisabled={isFull}
        isItemSelectionDisabled={isGroup}
        disabledItemsFocusable
      />
    </Box>
  );
}
