import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Select } from '@base-ui/react/select';
import styles from './index.module.css';

const drinks = { tea: 'شاي', coffee: 'قهوة', water: 'ماء' };

export default function RightToLeftSelect() {
  return (
    <DirectionProvider direction="rtl">
      <div className={styles.field} dir="rtl" lang="ar">
        <Select.Root items={drinks} defaultValue="tea">
          <Select.Label className={styles.label}>المشروب</Select.Label>
          <Select.Trigger className={styles.trigger}>
            <Select.Value />
            <Select.Icon>▾</Select.Icon>
          </Select.Trigger>
          <Select.Portal>
            <Select.Positioner
              dir="rtl"
              lang="ar"
              className={styles.positioner}
            >
              <Select.Popup className={styles.popup}>
                {Object.entries(drinks).map(([value, label]) => (
                  <Select.Item
                    key={value}
                    value={value}
                    className={styles.item}
                  >
                    <Select.ItemText>{label}</Select.ItemText>
                    <Select.ItemIndicator>✓</Select.ItemIndicator>
                  </Select.Item>
                ))}
              </Select.Popup>
            </Select.Positioner>
          </Select.Portal>
        </Select.Root>
      </div>
    </DirectionProvider>
  );
}
