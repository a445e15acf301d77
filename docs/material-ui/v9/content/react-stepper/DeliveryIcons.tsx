import HomeIcon from '@mui/icons-material/Home';
import InventoryIcon from '@mui/icons-material/Inventory2';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepConnector, {
  stepConnectorClasses,
} from '@mui/material/StepConnector';
import { type StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';

const icons = [
  <InventoryIcon key="packed" />,
  <LocalShippingIcon key="way" />,
  <HomeIcon key="home" />,
];

function DeliveryIcon({ active, completed, icon }: StepIconProps) {
  const reached = active || completed;
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'flex',
        p: 1.5,
        borderRadius: '50%',
        bgcolor: reached ? 'primary.main' : 'action.selected',
        color: reached ? 'primary.contrastText' : 'text.secondary',
      }}
    >
      {icons[Number(icon) - 1]}
    </Box>
  );
}

const ThickConnector = styled(StepConnector)(({ theme }) => ({
  [`&.${stepConnectorClasses.alternativeLabel}`]: {
    top: 22,
    left: 'calc(-50% + 32px)',
    right: 'calc(50% + 32px)',
  },
  [`& .${stepConnectorClasses.line}`]: { borderTopWidth: 4 },
  [`&.${stepConnectorClasses.active} .${stepConnectorClasses.line}, &.${stepConnectorClasses.completed} .${stepConnectorClasses.line}`]:
    { borderColor: theme.vars.palette.primary.main },
}));

export default function DeliveryIcons() {
  return (
    <Stepper
      activeStep={1}
      alternativeLabel
      connector={<ThickConnector />}
      sx={{ width: '100%' }}
    >
      {['Packed', 'On the road', 'At your door'].map((label, index) => (
        <Step key={label} aria-current={index === 1 ? 'step' : undefined}>
          <StepLabel slots={{ stepIcon: DeliveryIcon }}>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
