import { Select } from '@base-ui/react/select';
import styles from './index.module.css';

const days = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
};

function summarize(value: string[]) {
  if (value.length === 0) return 'No day yet';
  return value.length === 5 ? 'Every weekday' : `${value.length} of 5 days`;
}

export default function SelectMultiple() {
  return (
    <div className={styles.field}>
      <Select.Root multiple items={days} defaultValue={['mon', 'thu']}>
        <Select.Label className={styles.label}>Office days</Select.Label>
        <Select.Trigger className={styles.trigger}>
          <Select.Value>{summarize}</Select.Value>
          <Select.Icon>▾</Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner
            alignItemWithTrigger={false}
            sideOffset={6}
            className={styles.positioner}
          >
            <Select.Popup className={styles.popup}>
              {Object.entries(days).map(([value, label]) => (
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
