import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const surfaces = [
  { label: 'In the yard', count: 14, props: {} },
  { label: 'Out today', count: 9, props: { raised: true } },
  { label: 'In repair', count: 2, props: { variant: 'outlined' } },
] as const;

export default function CardSurfaces() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} useFlexGap spacing={2}>
      {surfaces.map(({ label, count, props }) => (
        <Card key={label} {...props} sx={{ flex: 1 }}>
          <CardContent>
            <Typography sx={{ color: 'text.secondary' }}>{label}</Typography>
            <Typography variant="h4" component="p">
              {count} bikes
            </Typography>
          </CardContent>
        </Card>
      ))}
    </Stack>
  );
}
