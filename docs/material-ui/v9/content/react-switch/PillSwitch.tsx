import FormControlLabel from '@mui/material/FormControlLabel';
import Switch, { switchClasses } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

const StyledSwitch = styled(Switch)(({ theme }) => ({
  width: 52,
  height: 30,
  padding: 0,
  marginInline: theme.spacing(1.5),
  [`& .${switchClasses.switchBase}`]: {
    padding: 3,
    [`&.${switchClasses.checked}`]: {
      transform: 'translateX(22px)',
      color: theme.vars.palette.common.white,
    },
    [`&.${switchClasses.checked} + .${switchClasses.track}`]: {
      opacity: 1,
      backgroundColor: theme.vars.palette.success.main,
    },
  },
  [`& .${switchClasses.thumb}`]: { width: 24, height: 24 },
  [`& .${switchClasses.track}`]: { borderRadius: 15 },
}));

export default function PillSwitch() {
  return (
    <FormControlLabel
      control={<StyledSwitch defaultChecked />}
      label="Renew my loans by themselves"
    />
  );
}
