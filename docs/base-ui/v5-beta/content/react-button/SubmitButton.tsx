import { useState, type FormEvent } from 'react';
import { Button } from '@mui/base/Button';
import styles from './Button.module.css';

export default function SubmitButton() {
  const [sent, setSent] = useState('');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(String(new FormData(event.currentTarget).get('plate')));
  };

  return (
    <form onSubmit={submit} className={styles.row}>
      <label>
        Number plate <input name="plate" defaultValue="KA 412" size={10} />
      </label>
      <Button type="submit" className={styles.button}>
        Park here
      </Button>
      <span role="status">{sent && `${sent} is parked until 6 p.m.`}</span>
    </form>
  );
}
