import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/Edit';
import ImageIcon from '@mui/icons-material/Image';
import NotesIcon from '@mui/icons-material/Notes';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

export default function TwoIcons() {
  return (
    <SpeedDial
      ariaLabel="Add to the notebook"
      direction="right"
      icon={<SpeedDialIcon icon={<EditIcon />} openIcon={<CloseIcon />} />}
    >
      <SpeedDialAction
        icon={<NotesIcon />}
        slotProps={{ tooltip: { title: 'Text' } }}
      />
      <SpeedDialAction
        icon={<ImageIcon />}
        slotProps={{ tooltip: { title: 'Picture' } }}
      />
    </SpeedDial>
  );
}
