import { useId } from 'react';
import { Option } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';
import styles from './Select.module.css';

const shelves = {
  Vegetables: ['Carrots', 'Leeks', 'Spinach'],
  Fruit: ['Apples', 'Pears'],
};
const soldOut = ['Leeks'];

export default function GroupedOptions() {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        In the box this week
      </label>
      <Select
        id={id}
        placeholder="Choose one"
        slotProps={{
          root: { className: styles.trigger },
          popup: { className: styles.popup, offset: 4, strategy: 'fixed' },
          listbox: { className: styles.listbox },
        }}
      >
        {Object.entries(shelves).map(([shelf, goods]) => (
          <OptionGroup
            key={shelf}
            label={shelf}
            className={styles.group}
            slotProps={{
              root: { role: 'group', 'aria-label': shelf },
              list: { role: 'presentation' },
            }}
          >
            {goods.map((name) => (
              <Option
                key={name}
                value={name}
                disabled={soldOut.includes(name)}
                className={styles.option}
              >
                {soldOut.includes(name) ? `${name}, sold out` : name}
              </Option>
            ))}
          </OptionGroup>
        ))}
      </Select>
    </div>
  );
}
