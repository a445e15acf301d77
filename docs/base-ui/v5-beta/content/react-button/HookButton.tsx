import { useState } from 'react';
import { useButton } from '@mui/base/useButton';
import styles from './Button.module.css';

export default function HookButton() {
  const [waters, setWaters] = useState(0);
  const { getRootProps, active, focusVisible } = useButton({});
  return (
    <div className={styles.row}>
      <button
        {...getRootProps({ onClick: () => setWaters(waters + 1) })}
        className={[
          styles.button,
          active && 'base--active',
          focusVisible && 'base--focusVisible',
        ]
          .filter(Boolean)
          .join(' ')}
      >
        Water the plants
      </button>
      <span role="status">Watered {waters} times</span>
    </div>
  );
}
