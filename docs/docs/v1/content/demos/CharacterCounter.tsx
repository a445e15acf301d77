import { useId, useState } from 'react';

const LIMIT = 80;

export default function CharacterCounter() {
  const [text, setText] = useState('Meet at the north entrance.');
  const id = useId();
  const left = LIMIT - text.length;

  return (
    <div style={{ display: 'grid', gap: 8, fontFamily: 'system-ui' }}>
      <label htmlFor={id}>Message</label>
      <textarea
        id={id}
        rows={3}
        maxLength={LIMIT}
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-describedby={`${id}-left`}
        style={{ font: 'inherit', padding: 8 }}
      />
      <output id={`${id}-left`} htmlFor={id}>
        {left === 1 ? '1 character left' : `${left} characters left`}
      </output>
    </div>
  );
}
