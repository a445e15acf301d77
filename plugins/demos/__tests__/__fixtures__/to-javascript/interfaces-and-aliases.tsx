import * as React from 'react';

interface Film {
  title: string;
  year?: number;
}
type Status = 'idle' | 'loading';
const initial: Status = 'idle';

export type Loader = (film: Film) => Promise<Status>;

export interface FilmListProps extends React.ComponentProps<'ul'> {
  films: Film[];
  /** Called with what the reader picked. */
  onPick?(film: Film): void;
}

export default function FilmList({ films, onPick, ...other }: FilmListProps) {
  type Row = { key: string };
  const rows: Row[] = films.map((film) => ({ key: film.title }));

  return (
    <ul data-status={initial} {...other}>
      {rows.map((row, index) => (
        <li key={row.key} onClick={() => onPick?.(films[index])}>
          {row.key}
        </li>
      ))}
    </ul>
  );
}
