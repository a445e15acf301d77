import { useId } from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import styles from './index.module.css';

const times = ['Breakfast', 'Lunch', 'Afternoon tea', 'Dinner'];

export default function SelectHero() {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        Meal
      </label>
      <Select
        id={id}
        placeholder="Choose a meal"
        slotProps={{
          root: { className: styles.trigger },
          popup: { className: styles.popup, offset: 4, strategy: 'fixed' },
          listbox: { className: styles.listbox },
        }}
      >
        {times.map((time) => (
          <Option key={time} value={time} className={styles.option}>
            {time}
          </Option>
        ))}
      </Select>
    </div>
  );
}
