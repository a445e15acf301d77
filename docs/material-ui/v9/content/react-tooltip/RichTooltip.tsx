import InfoIcon from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function RichTooltip() {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      <Typography>Dynamic range: 12.4 stops</Typography>
      <Tooltip
        arrow
        placement="top"
        title={
          <>
            <Typography variant="subtitle2" component="p" color="inherit">
              What is a stop?
            </Typography>
            One stop more is <strong>twice the light</strong>. At 12 stops, the
            brightest spot is 4,096 times as bright as the darkest.
          </>
        }
      >
        <IconButton size="small" aria-label="What is a stop?">
          <InfoIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
