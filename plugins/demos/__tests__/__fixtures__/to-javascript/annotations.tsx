import * as React from 'react';
import Box from '@mui/material/Box';

let timer: ReturnType<typeof setTimeout>;
const labels: readonly string[] = ['One', 'Two'];

function loadScript(src: string, position: HTMLElement | null, id?: string): void {
  if (!position) {
    return;
  }
  timer = setTimeout((): void => position.setAttribute(id ?? 'id', src), 0);
}

export default function Annotations(): React.JSX.Element {
  const [value, setValue]: [string, (next: string) => void] = React.useState('');

  React.useEffect((): (() => void) => () => clearTimeout(timer), []);

  return (
    <Box onClick={(event: React.MouseEvent<HTMLDivElement>): void => setValue(event.type)}>
      {labels.map((label: string, index: number): React.ReactNode => (
        <span key={index}>{label + value}</span>
      ))}
    </Box>
  );
}
