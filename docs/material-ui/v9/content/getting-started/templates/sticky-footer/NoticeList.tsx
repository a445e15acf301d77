import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const NOTICES = [
  {
    date: 'November 20',
    title: 'Water is turned off',
    text: 'The taps are drained for the winter. Fill your barrels before Sunday.',
  },
  {
    date: 'November 8',
    title: 'Leaf mold to share',
    text: 'Six cubic meters are at the north gate. Bring a barrow, and leave some for plot 40 and up.',
  },
  {
    date: 'October 29',
    title: 'Three plots change hands',
    text: 'Plots 7, 22 and 51 are free from January. The list is open to members until December 1.',
  },
  {
    date: 'October 12',
    title: 'Shears came back sharp',
    text: 'What you handed in is in the shed, with your name on it.',
  },
  {
    date: 'September 30',
    title: 'The pump has a new lock',
    text: 'The code is the year in which the allotments were founded.',
  },
];

export function NoticeList({ all }: { all: boolean }) {
  return (
    <Stack divider={<Divider />} spacing={2} sx={{ mt: 4 }}>
      {NOTICES.slice(0, all ? undefined : 1).map(({ date, title, text }) => (
        <article key={title}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {date}
          </Typography>
          <Typography variant="h6" component="h2">
            {title}
          </Typography>
          <Typography>{text}</Typography>
        </article>
      ))}
    </Stack>
  );
}
