import { Select } from '@base-ui/react/select';
import styles from './index.module.css';

const sizes = { s: 'Small', m: 'Medium', l: 'Large, sold out' };
const states = [
  { label: 'Size', props: {} },
  { label: 'Size, read-only', props: { readOnly: true } },
  { label: 'Size, disabled', props: { disabled: true } },
];

export default function SelectStates() {
  return (
    <div className={styles.column}>
      {states.map(({ label, props }) => (
        <div key={label} className={styles.field}>
          <Select.Root items={sizes} defaultValue="m" {...props}>
            <Select.Label className={styles.label}>{label}</Select.Label>
            <Select.Trigger className={styles.trigger}>
              <Select.Value />
              <Select.Icon>▾</Select.Icon>
            </Select.Trigger>
            <Select.Portal>
              <Select.Positioner className={styles.positioner}>
                <Select.Popup className={styles.popup}>
                  {Object.entries(sizes).map(([value, text]) => (
                    <Select.Item
                      key={value}
                      value={value}
                      disabled={value === 'l'}
                      className={styles.item}
                    >
                      <Select.ItemText>{text}</Select.ItemText>
                      <Select.ItemIndicator>✓</Select.ItemIndicator>
                    </Select.Item>
                  ))}
                </Select.Popup>
              </Select.Positioner>
            </Select.Portal>
          </Select.Root>
        </div>
      ))}
    </div>
  );
}
