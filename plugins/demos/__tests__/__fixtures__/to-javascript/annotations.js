import * as React from 'react';
import Box from '@mui/material/Box';

let timer;
const labels = ['One', 'Two'];

function loadScript(src, position, id) {
  if (!position) {
    return;
  }
  timer = setTimeout(() => position.setAttribute(id ?? 'id', src), 0);
}

export default function Annotations() {
  const [value, setValue] = React.useState('');

  React.useEffect(() => () => clearTimeout(timer), []);

  return (
    <Box onClick={(event) => setValue(event.type)}>
      {labels.map((label, index) => (
        <span key={index}>{label + value}</span>
      ))}
    </Box>
  );
}
