'use client';
import * as React from 'react';

const style = {
  color: 'red',
  'font-size': 12,
};
const inline = { color: 'red', 'font-size': 12 };

const rows: number[] = [1, 2, 3];


// prettier-ignore
const matrix: number[][] = [
  [1, 0],
  [0, 1],
];

export default function FormattingKept(props: { label: string }) {
  const { label } = props;

  const items = rows
    .map((row) => row + 1)

    .filter((row) => row > 1);

  return (
    <div style={style}>
      {label}{' '}
      <span
        style={inline}
      >
        It&apos;s &quot;quoted&quot; {"it's"}
      </span>

      {items.concat(...matrix)}
    </div>
  );
}
