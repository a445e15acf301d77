import { Select } from '@base-ui/react/select';
import styles from './index.module.css';

const orders = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  price: 'Lowest price first',
};

export default function AnimatedDropdown() {
  return (
    <div className={styles.field}>
      <Select.Root items={orders} defaultValue="newest" modal={false}>
        <Select.Label className={styles.label}>Sort by</Select.Label>
        <Select.Trigger className={styles.trigger}>
          <Select.Value />
          <Select.Icon className={styles.icon}>▾</Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner
            alignItemWithTrigger={false}
            align="start"
            sideOffset={6}
            className={styles.positioner}
          >
            <Select.Popup className={styles.popup}>
              {Object.entries(orders).map(([value, label]) => (
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
