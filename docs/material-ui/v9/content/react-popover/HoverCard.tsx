import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function HoverCard() {
  return (
    <Typography>
      The organ was built by{' '}
      <Tooltip
        describeChild
        title={
          <>
            <Typography component="span" sx={{ display: 'block' }}>
              Organ builder, 1871 to 1949
            </Typography>
            Forty instruments, three of them on islands
          </>
        }
        slotProps={{
          tooltip: {
            sx: {
              p: 2,
              color: 'text.primary',
              bgcolor: 'background.paper',
              boxShadow: 4,
            },
          },
        }}
      >
        <Link href="#builder">Marta Lindqvist</Link>
      </Tooltip>{' '}
      and restored twice.
    </Typography>
  );
}
