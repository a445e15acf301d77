import { Fragment } from 'react';
import { Select } from '@base-ui/react/select';
import styles from './index.module.css';

const groups = [
  {
    label: 'Europe',
    items: [
      { value: 'lis', label: 'Lisbon' },
      { value: 'osl', label: 'Oslo' },
    ],
  },
  {
    label: 'Asia',
    items: [
      { value: 'hnd', label: 'Tokyo' },
      { value: 'sin', label: 'Singapore' },
    ],
  },
];

export default function GroupedSelect() {
  return (
    <div className={styles.field}>
      <Select.Root items={groups} defaultValue="osl">
        <Select.Label className={styles.label}>Office</Select.Label>
        <Select.Trigger className={styles.trigger}>
          <Select.Value />
          <Select.Icon>▾</Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner className={styles.positioner}>
            <Select.Popup className={styles.popup}>
              {groups.map((group, index) => (
                <Fragment key={group.label}>
                  {index > 0 && (
                    <Select.Separator className={styles.separator} />
                  )}
                  <Select.Group>
                    <Select.GroupLabel className={styles.groupLabel}>
                      {group.label}
                    </Select.GroupLabel>
                    {group.items.map(({ value, label }) => (
                      <Select.Item
                        key={value}
                        value={value}
                        className={styles.item}
                      >
                        <Select.ItemText>{label}</Select.ItemText>
                        <Select.ItemIndicator>✓</Select.ItemIndicator>
                      </Select.Item>
                    ))}
                  </Select.Group>
                </Fragment>
              ))}
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </div>
  );
}
