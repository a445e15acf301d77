import * as React from 'react';

const sizes = ['small', 'medium', 'large'] as const;

function first(list: unknown) {
  return (list as string[])[0] as unknown as number;
}

export default function As() {
  const [size, setSize] = React.useState<(typeof sizes)[number]>('small');
  const api = new (
    window as any
  ).google.maps.places.AutocompleteService() as { open(): void };

  return (
    <select
      value={size}
      onChange={(event) => {
        setSize((event.target as HTMLSelectElement).value as typeof size);
        (api as any).open();
      }}
      onKeyDown={
        ((event: React.KeyboardEvent) => first(event.key)) as React.KeyboardEventHandler
      }
    >
      {(['small', 'medium'] as const).map((option) => (
        <option key={option}>{option}</option>
      ))}
      {{ small: 1 }[size as 'small'] as number}
    </select>
  );
}
