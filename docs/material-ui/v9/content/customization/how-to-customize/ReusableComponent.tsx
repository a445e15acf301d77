import Chip, { type ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

interface StockChipProps extends ChipProps {
  low?: boolean;
}

const StockChip = styled(Chip, {
  shouldForwardProp: (prop) => prop !== 'low',
})<StockChipProps>(({ theme }) => ({
  borderRadius: 4,
  fontVariantNumeric: 'tabular-nums',
  variants: [
    {
      props: { low: true },
      style: {
        color: theme.vars.palette.secondary.contrastText,
        backgroundColor: theme.vars.palette.secondary.main,
      },
    },
  ],
}));

export default function ReusableComponent() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <StockChip label="Tulips: 140" />
      <StockChip label="Dahlias: 6" low />
      <StockChip label="Asters: 75" />
    </Stack>
  );
}
