import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Tooltip, {
  tooltipClasses,
  type TooltipProps,
} from '@mui/material/Tooltip';

const PaperTooltip = styled(({ className, ...props }: TooltipProps) => (
  <Tooltip {...props} slotProps={{ popper: { className } }} />
))(({ theme }) => ({
  [`& .${tooltipClasses.tooltip}`]: {
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    border: `1px solid ${theme.vars.palette.divider}`,
    boxShadow: theme.shadows[2],
    fontSize: theme.typography.pxToRem(13),
  },
}));

export default function CustomizedTooltips() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      <PaperTooltip describeChild title="Removes red eyes from portraits">
        <Button variant="outlined">Portrait</Button>
      </PaperTooltip>
      <Tooltip
        describeChild
        title="Brings out clouds and water"
        slotProps={{
          tooltip: { sx: { bgcolor: 'primary.dark', maxWidth: 140 } },
          popper: {
            modifiers: [{ name: 'offset', options: { offset: [0, -8] } }],
          },
        }}
      >
        <Button variant="outlined">Landscape</Button>
      </Tooltip>
    </Stack>
  );
}
