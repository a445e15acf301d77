import * as React from 'react';

type Action =
  | { type: 'add'; label: string }
  | {
      type: 'remove';
      index: number;
    }
  | { type: 'reset' };

type Tuple = readonly [first: string, second?: number, ...rest: boolean[]];
type Keys = keyof typeof labels;
type Getter<T> = {
  readonly [K in keyof T as `get${Capitalize<K & string>}`]-?: () => T[K];
};
type Unpacked<T> = T extends Promise<infer U> ? U : never;

const labels = { add: 'Add', remove: 'Remove' };
const tuple: Tuple = ['a', 1, true];
const unique: unique symbol = Symbol('unique');

function reducer(
  state: string[],
  action:
    | { type: 'add'; label: string }
    | { type: 'remove'; index: number }
    | { type: 'reset' },
): string[] {
  switch (action.type) {
    case 'add':
      type Added = Extract<Action, { type: 'add' }>;
      return [...state, (action as Added).label];
    default:
      interface Other {
        index: number;
      }
      return state.filter((_, index) => index !== (action as Other).index);
  }
}

export default function MultiLineUnions() {
  const [state, dispatch] = React.useReducer(reducer, []);
  const [key, setKey] = React.useState<
    'add' | 'remove' | 'reset' | 'a-long-name-for-a-key' | 'another-long-name'
  >('add');
  const lookUp = (name: Keys): Unpacked<Promise<string>> => labels[name];

  return (
    <button onClick={() => dispatch({ type: 'reset' })} onBlur={() => setKey('reset')}>
      {[state, key, lookUp('add'), tuple, unique.description]}
    </button>
  );
}
