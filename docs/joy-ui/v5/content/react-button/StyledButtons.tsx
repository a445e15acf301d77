import Button, { buttonClasses } from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import { styled } from '@mui/joy/styles';

const WideButton = styled(Button)(({ theme }) => ({
  paddingInline: theme.spacing(4),
  textTransform: 'uppercase',
  [`& .${buttonClasses.endDecorator}`]: {
    transition: 'transform 150ms',
  },
  [`&:hover .${buttonClasses.endDecorator}`]: {
    transform: 'translateY(3px)',
  },
}));

const download = (
  <SvgIcon>
    <path d="M11 4h2v8h4l-5 5-5-5h4zM5 18h14v2H5z" />
  </SvgIcon>
);

export default function StyledButtons() {
  return (
    <Stack direction="row" useFlexGap spacing={2} flexWrap="wrap">
      <WideButton endDecorator={download}>Download</WideButton>
      <Button
        variant="soft"
        slotProps={{ startDecorator: { sx: { opacity: 0.6 } } }}
        startDecorator={download}
        sx={(theme) => ({ boxShadow: theme.vars.shadow.md })}
      >
        Export as CSV
      </Button>
    </Stack>
  );
}
