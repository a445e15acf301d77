import { useId, useState } from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import styles from './Select.module.css';

const rooms = [
  { value: 'oak', label: 'Oak room', seats: 8 },
  { value: 'elm', label: 'Elm room', seats: 14 },
  { value: 'attic', label: 'Attic', seats: 40 },
];

export default function ControlledSelect() {
  const id = useId();
  const [room, setRoom] = useState<string | null>('elm');
  const chosen = rooms.find(({ value }) => value === room);

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        Room for the rehearsal
      </label>
      <Select
        id={id}
        value={room}
        onChange={(event, value) => setRoom(value)}
        renderValue={() => chosen?.label ?? 'No room yet'}
        slotProps={{
          root: { className: styles.trigger },
          popup: { className: styles.popup, offset: 4, strategy: 'fixed' },
          listbox: { className: styles.listbox },
        }}
      >
        {rooms.map(({ value, label }) => (
          <Option key={value} value={value} className={styles.option}>
            {label}
          </Option>
        ))}
      </Select>
      <p role="status">
        {chosen ? `Seats for ${chosen.seats} singers` : 'Choose a room first'}
      </p>
      <button
        type="button"
        className={styles.button}
        onClick={() => setRoom(null)}
      >
        Clear
      </button>
    </div>
  );
}
