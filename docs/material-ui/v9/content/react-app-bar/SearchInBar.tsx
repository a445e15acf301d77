import AppBar from '@mui/material/AppBar';
import InputBase from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import SearchIcon from '@mui/icons-material/Search';

const SearchField = styled(InputBase)(({ theme }) => ({
  color: 'inherit',
  marginInlineStart: 'auto',
  paddingInline: theme.spacing(1.5),
  gap: theme.spacing(1),
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: 'color-mix(in srgb, currentcolor 16%, transparent)',
  '&:hover, &:focus-within': {
    backgroundColor: 'color-mix(in srgb, currentcolor 24%, transparent)',
  },
  '& input': {
    width: '8ch',
    transition: theme.transitions.create('width'),
    '&:focus': { width: '16ch' },
    '&::placeholder': { opacity: 1 },
  },
}));

export default function SearchInBar() {
  return (
    <AppBar position="static" color="secondary">
      <Toolbar sx={{ gap: 2 }}>
        <Typography variant="h6" component="div" noWrap>
          Seed bank
        </Typography>
        <search style={{ display: 'contents' }}>
          <SearchField
            placeholder="Search"
            startAdornment={<SearchIcon fontSize="small" />}
            slotProps={{
              input: { 'aria-label': 'Search seeds', type: 'search' },
            }}
          />
        </search>
      </Toolbar>
    </AppBar>
  );
}
