import { useState } from 'react';
import { Select } from '@base-ui/react/select';
import styles from './index.module.css';

const prices = { month: 12, year: 108 };
const plans = { month: 'Every month', year: 'Every year' };

export default function ControlledSelect() {
  const [plan, setPlan] = useState<keyof typeof plans | null>('month');

  return (
    <div className={styles.field}>
      <Select.Root items={plans} value={plan} onValueChange={setPlan}>
        <Select.Label className={styles.label}>Billing</Select.Label>
        <Select.Trigger className={styles.trigger}>
          <Select.Value
            className={styles.value}
            placeholder="Choose a period"
          />
          <Select.Icon>▾</Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner className={styles.positioner}>
            <Select.Popup className={styles.popup}>
              {Object.entries(plans).map(([value, label]) => (
                <Select.Item key={value} value={value} className={styles.item}>
                  <Select.ItemText>{label}</Select.ItemText>
                  <Select.ItemIndicator>✓</Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
      <div className={styles.row}>
        <span role="status">
          {plan ? `You pay € ${prices[plan]}.` : 'No period chosen.'}
        </span>
        <button
          type="button"
          className={styles.reset}
          onClick={() => setPlan(null)}
        >
          Clear
        </button>
      </div>
    </div>
  );
}
