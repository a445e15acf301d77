import CarpenterIcon from '@mui/icons-material/Carpenter';
import Badge, { badgeClasses } from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const RingBadge = styled(Badge)(({ theme }) => ({
  [`& .${badgeClasses.badge}`]: {
    insetInlineEnd: -2,
    top: 6,
    border: `2px solid ${theme.vars.palette.background.default}`,
    padding: '0 4px',
  },
}));

export default function CustomizedBadges() {
  return (
    <Stack direction="row" sx={{ gap: 5, p: 1 }}>
      <RingBadge badgeContent={7} color="secondary">
        <CarpenterIcon fontSize="large" titleAccess="7 saws" />
      </RingBadge>
      <Badge
        badgeContent={7}
        slotProps={{
          badge: {
            sx: {
              bgcolor: 'text.primary',
              color: 'background.paper',
              borderRadius: 0.5,
            },
          },
        }}
      >
        <CarpenterIcon fontSize="large" titleAccess="7 planes" />
      </Badge>
    </Stack>
  );
}
