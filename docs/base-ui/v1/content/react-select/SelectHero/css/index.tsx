import { Select } from '@base-ui/react/select';
import styles from './index.module.css';

const speeds = [
  { value: 'standard', label: 'Standard, 3 to 5 days' },
  { value: 'express', label: 'Express, next day' },
  { value: 'courier', label: 'Courier, today' },
];

export default function SelectHero() {
  return (
    <div className={styles.field}>
      <Select.Root items={speeds} defaultValue="standard">
        <Select.Label className={styles.label}>Delivery</Select.Label>
        <Select.Trigger className={styles.trigger}>
          <Select.Value />
          <Select.Icon>▾</Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner className={styles.positioner}>
            <Select.Popup className={styles.popup}>
              {speeds.map(({ value, label }) => (
                <Select.Item key={value} value={value} className={styles.item}>
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
