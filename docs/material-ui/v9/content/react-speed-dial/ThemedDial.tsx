import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import {
  ThemeProvider,
  useTheme,
  type Components,
  type Theme,
} from '@mui/material/styles';

const components: Components<Theme> = {
  MuiSpeedDial: {
    defaultProps: { direction: 'right', transitionDuration: 100 },
    styleOverrides: { fab: { boxShadow: 'none' } },
  },
  MuiSpeedDialAction: {
    styleOverrides: {
      fab: ({ theme }) => ({
        boxShadow: 'none',
        border: `1px solid ${theme.vars.palette.divider}`,
      }),
    },
  },
};

export default function ThemedDial() {
  const outer = useTheme();

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <SpeedDial ariaLabel="Add a receipt" icon={<SpeedDialIcon />}>
        <SpeedDialAction
          icon={<PhotoCameraIcon />}
          slotProps={{ tooltip: { title: 'Camera' } }}
        />
        <SpeedDialAction
          icon={<UploadFileIcon />}
          slotProps={{ tooltip: { title: 'File' } }}
        />
      </SpeedDial>
    </ThemeProvider>
  );
}
