import ForumIcon from '@mui/icons-material/Forum';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function BadgeMaximum() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 5, p: 1 }}>
      <Badge badgeContent={99} color="primary">
        <ForumIcon titleAccess="99 questions" />
      </Badge>
      <Badge badgeContent={100} color="primary">
        <ForumIcon titleAccess="100 questions" />
      </Badge>
      <Badge badgeContent={1400} max={999} color="primary">
        <ForumIcon titleAccess="1,400 questions" />
      </Badge>
      <Badge badgeContent={0} showZero color="primary">
        <ForumIcon titleAccess="No questions" />
      </Badge>
      <Badge badgeContent="new" color="primary">
        <ForumIcon titleAccess="New questions" />
      </Badge>
    </Stack>
  );
}
