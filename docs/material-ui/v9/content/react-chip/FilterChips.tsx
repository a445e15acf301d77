import { useState } from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const dishes = [
  { name: 'Pumpkin curry', tags: ['Vegan', 'Spicy'] },
  { name: 'Potato omelet', tags: ['Gluten-free'] },
  { name: 'Rice noodle salad', tags: ['Vegan', 'Gluten-free'] },
];
const tags = ['Vegan', 'Gluten-free', 'Spicy'];

export default function FilterChips() {
  const [active, setActive] = useState<string[]>(['Vegan']);
  const found = dishes.filter((dish) =>
    active.every((tag) => dish.tags.includes(tag)),
  );
  const toggle = (tag: string) =>
    setActive(
      active.includes(tag)
        ? active.filter((other) => other !== tag)
        : [...active, tag],
    );

  return (
    <Stack sx={{ gap: 2 }}>
      <Stack
        direction="row"
        role="group"
        aria-label="Filter dishes"
        sx={{ flexWrap: 'wrap', gap: 1 }}
      >
        {tags.map((tag) => {
          const pressed = active.includes(tag);
          return (
            <Chip
              key={tag}
              label={tag}
              aria-pressed={pressed}
              color={pressed ? 'primary' : 'default'}
              icon={pressed ? <CheckIcon /> : undefined}
              onClick={() => toggle(tag)}
            />
          );
        })}
      </Stack>
      <Typography role="status">
        {found.map((dish) => dish.name).join(', ') || 'No dish fits'}
      </Typography>
    </Stack>
  );
}
