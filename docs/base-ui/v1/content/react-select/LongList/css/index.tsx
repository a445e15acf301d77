import { Select } from '@base-ui/react/select';
import styles from './index.module.css';

const times = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

export default function LongList() {
  return (
    <div className={styles.field}>
      <Select.Root defaultValue="09:30">
        <Select.Label className={styles.label}>Reminder at</Select.Label>
        <Select.Trigger className={styles.trigger}>
          <Select.Value />
          <Select.Icon>▾</Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner className={styles.positioner}>
            <Select.Popup className={styles.popup}>
              <Select.ScrollUpArrow className={styles.arrow}>
                ▴
              </Select.ScrollUpArrow>
              <Select.List className={styles.list}>
                {times.map((time) => (
                  <Select.Item key={time} value={time} className={styles.item}>
                    <Select.ItemText>{time}</Select.ItemText>
                    <Select.ItemIndicator>✓</Select.ItemIndicator>
                  </Select.Item>
                ))}
              </Select.List>
              <Select.ScrollDownArrow className={styles.arrow}>
                ▾
              </Select.ScrollDownArrow>
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </div>
  );
}
