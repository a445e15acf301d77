import * as React from 'react';

const sizes = ['small', 'medium', 'large'];

function first(list) {
  return list[0];
}

export default function As() {
  const [size, setSize] = React.useState('small');
  const api = new window.google.maps.places.AutocompleteService();

  return (
    <select
      value={size}
      onChange={(event) => {
        setSize(event.target.value);
        api.open();
      }}
      onKeyDown={(event) => first(event.key)}
    >
      {['small', 'medium'].map((option) => (
        <option key={option}>{option}</option>
      ))}
      {{ small: 1 }[size]}
    </select>
  );
}
