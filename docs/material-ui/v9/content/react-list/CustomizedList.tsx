import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, {
  listItemButtonClasses,
} from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';

const PillButton = styled(ListItemButton)(({ theme }) => ({
  borderRadius: 999,
  marginBlock: 2,
  [`&.${listItemButtonClasses.selected}`]: {
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
  },
}));

export default function CustomizedList() {
  return (
    <List sx={{ width: '100%', maxWidth: 260 }}>
      {['Calendar', 'Repertoire', 'Members'].map((name, index) => (
        <ListItem key={name} disablePadding>
          <PillButton selected={index === 1} aria-current={index === 1}>
            <ListItemText
              primary={name}
              slotProps={{ primary: { sx: { fontWeight: 'medium' } } }}
            />
          </PillButton>
        </ListItem>
      ))}
    </List>
  );
}
