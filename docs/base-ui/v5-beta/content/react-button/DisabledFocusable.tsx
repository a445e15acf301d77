import { useId, useState } from 'react';
import { Button } from '@mui/base/Button';
import styles from './Button.module.css';

export default function DisabledFocusable() {
  const hint = useId();
  const [accepted, setAccepted] = useState(false);
  return (
    <div className={styles.form}>
      <label>
        <input
          type="checkbox"
          checked={accepted}
          onChange={(event) => setAccepted(event.target.checked)}
        />{' '}
        I have read the rules of the pool
      </label>
      <p id={hint}>Members swim after they accept the rules.</p>
      <Button
        disabled={!accepted}
        focusableWhenDisabled
        aria-describedby={hint}
        className={styles.button}
      >
        Get a ticket
      </Button>
    </div>
  );
}
