import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

export default function ButtonDecorators() {
  return (
    <Stack direction="row" useFlexGap spacing={2} flexWrap="wrap">
      <Button
        startDecorator={
          <SvgIcon>
            <path d="M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z" />
          </SvgIcon>
        }
      >
        New invoice
      </Button>
      <Button
        variant="soft"
        color="neutral"
        endDecorator={
          <Chip size="sm" variant="solid" color="primary" component="span">
            4
          </Chip>
        }
      >
        Unread messages
      </Button>
    </Stack>
  );
}
