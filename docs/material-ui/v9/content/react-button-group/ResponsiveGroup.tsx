import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';

export default function ResponsiveGroup() {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));

  return (
    <ButtonGroup
      fullWidth
      variant="outlined"
      orientation={wide ? 'horizontal' : 'vertical'}
      aria-label="Binding"
    >
      <Button>Staples</Button>
      <Button>Spiral binding</Button>
      <Button>Hardcover</Button>
    </ButtonGroup>
  );
}
