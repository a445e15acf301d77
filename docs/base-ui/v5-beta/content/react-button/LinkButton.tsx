import { Button } from '@mui/base/Button';
import styles from './Button.module.css';

export default function LinkButton() {
  return (
    <div className={styles.row}>
      <Button href="#introduction" className={styles.button}>
        Opening hours
      </Button>
      <Button slots={{ root: 'span' }} className={styles.button}>
        Remind me
      </Button>
    </div>
  );
}
