import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const crew = ['Lena Fuchs', 'Tom Okafor', 'Piet Visser', 'Kim Tran'];
const palette = ['primary', 'secondary', 'success'] as const;

function avatarProps(name: string) {
  const sum = [...name].reduce((total, letter) => {
    return total + letter.charCodeAt(0);
  }, 0);
  const color = palette[sum % palette.length];
  const words = name.split(' ');

  return {
    sx: { bgcolor: `${color}.main`, color: `${color}.contrastText` },
    children: `${words[0][0]}${words[words.length - 1][0]}`,
  };
}

export default function ColorFromName() {
  return (
    <Stack sx={{ gap: 1 }}>
      {crew.map((name) => (
        <Stack
          key={name}
          direction="row"
          sx={{ alignItems: 'center', gap: 1.5 }}
        >
          <Avatar aria-hidden {...avatarProps(name)} />
          <Typography>{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
