import * as React from 'react';

const labels = { add: 'Add', remove: 'Remove' };
const tuple = ['a', 1, true];
const unique = Symbol('unique');

function reducer(state, action) {
  switch (action.type) {
    case 'add':
      return [...state, action.label];
    default:
      return state.filter((_, index) => index !== action.index);
  }
}

export default function MultiLineUnions() {
  const [state, dispatch] = React.useReducer(reducer, []);
  const [key, setKey] = React.useState('add');
  const lookUp = (name) => labels[name];

  return (
    <button
      onClick={() => dispatch({ type: 'reset' })}
      onBlur={() => setKey('reset')}
    >
      {[state, key, lookUp('add'), tuple, unique.description]}
    </button>
  );
}
