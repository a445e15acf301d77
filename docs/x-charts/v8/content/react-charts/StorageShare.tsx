import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const folders = [
  { id: 'photos', value: 48, label: 'Photos' },
  { id: 'video', value: 31, label: 'Video' },
  { id: 'documents', value: 12, label: 'Documents' },
  { id: 'other', value: 9, label: 'Other' },
];

export default function StorageShare() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Typography component="figcaption" variant="subtitle2">
        Storage used, by type of file
      </Typography>
      <PieChart
        height={240}
        series={[
          {
            data: folders,
            innerRadius: '55%',
            paddingAngle: 2,
            cornerRadius: 4,
            valueFormatter: (slice) => `${slice.value} GB`,
            highlightScope: { fade: 'global', highlight: 'item' },
          },
        ]}
      />
    </Box>
  );
}
