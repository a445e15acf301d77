import * as React from 'react';

const initial = 'idle';

export default function FilmList({ films, onPick, ...other }) {
  const rows = films.map((film) => ({ key: film.title }));

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
