import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Typography from '@mui/material/Typography';
import AgricultureIcon from '@mui/icons-material/Agriculture';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import StorefrontIcon from '@mui/icons-material/Storefront';

const year = [
  {
    season: 'March',
    text: 'Seedlings move to the tunnel',
    Icon: LocalFloristIcon,
  },
  {
    season: 'July',
    text: 'Harvest of the early potatoes',
    Icon: AgricultureIcon,
  },
  {
    season: 'October',
    text: 'Stand on the pumpkin market',
    Icon: StorefrontIcon,
  },
];

export default function IconTimeline() {
  return (
    <Timeline position="alternate" aria-label="The farm’s year">
      {year.map(({ season, text, Icon }, index) => (
        <TimelineItem key={season}>
          <TimelineSeparator>
            <TimelineDot color="success">
              <Icon />
            </TimelineDot>
            {index < year.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            <Typography variant="h6" component="h3">
              {season}
            </Typography>
            <Typography color="text.secondary">{text}</Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
