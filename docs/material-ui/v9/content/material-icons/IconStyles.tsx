import Alarm from '@mui/icons-material/Alarm';
import AlarmOutlined from '@mui/icons-material/AlarmOutlined';
import AlarmRounded from '@mui/icons-material/AlarmRounded';
import AlarmSharp from '@mui/icons-material/AlarmSharp';
import AlarmTwoTone from '@mui/icons-material/AlarmTwoTone';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const styles = [
  { name: 'Filled', Icon: Alarm },
  { name: 'Outlined', Icon: AlarmOutlined },
  { name: 'Rounded', Icon: AlarmRounded },
  { name: 'TwoTone', Icon: AlarmTwoTone },
  { name: 'Sharp', Icon: AlarmSharp },
];

export default function IconStyles() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      {styles.map(({ name, Icon }) => (
        <Stack key={name} sx={{ alignItems: 'center' }}>
          <Icon fontSize="large" />
          <Typography variant="caption">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
