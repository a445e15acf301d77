import { styled } from '@mui/material/styles';
import Button, { ButtonProps } from '@mui/material/Button';

const ColorButton = styled(Button)<ButtonProps>(({ theme }) => ({
  color: theme.palette.primary.main,
}));

const AppBar = styled('header', {
  shouldForwardProp: (prop) => prop !== 'open',
})<{ open?: boolean }>(({ theme, open }) => ({
  margin: open ? theme.spacing(1) : 0,
}));

const Box = styled.div<{ color: string }>`
  color: ${(props) => props.color as string};
`;

export default [ColorButton, AppBar, Box];
