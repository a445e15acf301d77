import { useState } from 'react';
import { Button } from '@mui/base/Button';
import styles from './index.module.css';

export default function ButtonHero() {
  const [copies, setCopies] = useState(1);
  return (
    <Button className={styles.button} onClick={() => setCopies(copies + 1)}>
      Print {copies} {copies === 1 ? 'copy' : 'copies'}
    </Button>
  );
}
