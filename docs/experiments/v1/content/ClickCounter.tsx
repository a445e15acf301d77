import { useState } from 'react';

export default function ClickCounter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} {count === 1 ? 'time' : 'times'}
    </button>
  );
}
