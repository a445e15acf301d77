import Rating, { ratingClasses } from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import HikingIcon from '@mui/icons-material/Hiking';
import HikingOutlined from '@mui/icons-material/HikingOutlined';

export default function OtherIcons() {
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <Typography component="legend">Fitness needed</Typography>
      <Rating
        defaultValue={3}
        max={6}
        getLabelText={(value) => `${value} of 6 hikers`}
        icon={<HikingIcon fontSize="inherit" />}
        emptyIcon={<HikingOutlined fontSize="inherit" />}
        sx={{ [`& .${ratingClasses.iconFilled}`]: { color: 'success.main' } }}
      />
    </fieldset>
  );
}
