import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';

const ColorButton = styled(Button)(({ theme }) => ({
  color: theme.palette.primary.main,
}));

const AppBar = styled('header', {
  shouldForwardProp: (prop) => prop !== 'open',
})(({ theme, open }) => ({
  margin: open ? theme.spacing(1) : 0,
}));

const Box = styled.div`
  color: ${(props) => props.color};
`;

export default [ColorButton, AppBar, Box];
