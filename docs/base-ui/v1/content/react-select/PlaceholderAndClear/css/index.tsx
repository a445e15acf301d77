import { Select } from '@base-ui/react/select';
import styles from './index.module.css';

const rooms = [
  { value: null, label: 'No preference' },
  { value: 'window', label: 'Window table' },
  { value: 'terrace', label: 'Terrace' },
  { value: 'bar', label: 'Bar' },
];

export default function PlaceholderAndClear() {
  return (
    <div className={styles.field}>
      <Select.Root items={rooms.slice(1)}>
        <Select.Label className={styles.label}>Seating</Select.Label>
        <Select.Trigger className={styles.trigger}>
          <Select.Value className={styles.value} placeholder="Choose a place" />
          <Select.Icon>▾</Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner className={styles.positioner}>
            <Select.Popup className={styles.popup}>
              {rooms.map(({ value, label }) => (
                <Select.Item key={label} value={value} className={styles.item}>
                  <Select.ItemText>{label}</Select.ItemText>
                  <Select.ItemIndicator>✓</Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </div>
  );
}
