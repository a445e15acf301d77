import GrainIcon from '@mui/icons-material/Grain';
import Divider, { dividerClasses } from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const GrainDivider = styled(Divider)(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  '&::before, &::after': {
    borderTop: `2px dotted ${theme.vars.palette.primary.main}`,
  },
  [`& .${dividerClasses.wrapper}`]: {
    display: 'inline-flex',
    paddingInline: theme.spacing(2),
  },
}));

export default function CustomizedDivider() {
  return (
    <Stack sx={{ gap: 3, width: '100%', maxWidth: 360 }}>
      <GrainDivider>
        <GrainIcon titleAccess="Cakes" />
      </GrainDivider>
      <Divider
        sx={{ borderColor: 'primary.main', borderBottomWidth: 3, opacity: 0.6 }}
      />
    </Stack>
  );
}
