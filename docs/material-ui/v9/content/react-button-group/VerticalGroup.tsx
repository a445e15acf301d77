import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import VerticalAlignTop from '@mui/icons-material/VerticalAlignTop';

export default function VerticalGroup() {
  return (
    <ButtonGroup orientation="vertical" aria-label="Order of the print jobs">
      <Button startIcon={<VerticalAlignTop />}>Print next</Button>
      <Button startIcon={<ArrowUpward />}>Move up</Button>
      <Button startIcon={<ArrowDownward />}>Move down</Button>
    </ButtonGroup>
  );
}
