import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const allergens = ['Peanuts', 'Sesame', 'Celery', 'Mustard'];

export default function DeletableChips() {
  const [list, setList] = useState(allergens);
  const chips = useRef<(HTMLDivElement | null)[]>([]);
  const reset = useRef<HTMLButtonElement>(null);

  const remove = (index: number) => {
    const next = chips.current[index + 1] ?? chips.current[index - 1];
    (next ?? reset.current)?.focus();
    setList(list.filter((_name, position) => position !== index));
  };

  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      {list.map((name, index) => (
        <Chip
          key={name}
          label={name}
          ref={(node) => {
            chips.current[index] = node;
          }}
          onDelete={() => remove(index)}
        />
      ))}
      <Button ref={reset} size="small" onClick={() => setList(allergens)}>
        Start over
      </Button>
    </Stack>
  );
}
