import { useId, useState, type FormEvent } from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import styles from './Select.module.css';

const reasons = ['Check-up', 'Vaccination', 'Toothache'];

export default function SelectInForm() {
  const id = useId();
  const [sent, setSent] = useState('');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(String(data.getAll('reasons')));
  };

  return (
    <form className={styles.field} onSubmit={submit}>
      <label htmlFor={id} className={styles.label}>
        Reasons for the visit
      </label>
      <Select
        id={id}
        name="reasons"
        multiple
        defaultValue={['Check-up']}
        renderValue={(options) =>
          options.length > 0 ? `${options.length} chosen` : 'Choose'
        }
        slotProps={{
          root: { className: styles.trigger },
          popup: { className: styles.popup, offset: 4, strategy: 'fixed' },
          listbox: { className: styles.listbox },
        }}
      >
        {reasons.map((reason) => (
          <Option key={reason} value={reason} className={styles.option}>
            {reason}
          </Option>
        ))}
      </Select>
      <button type="submit" className={styles.button}>
        Book
      </button>
      <p role="status">{sent && `The form sends reasons=${sent}`}</p>
    </form>
  );
}
