import { useId } from 'react';
import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';
import styles from './Select.module.css';

const tempos = ['Largo', 'Andante', 'Allegro', 'Presto'];

function Tempo({ value }: { value: string }) {
  const { getRootProps, selected } = useOption({
    value,
    label: value,
    disabled: false,
  });
  return (
    <li
      {...getRootProps()}
      className={styles.choice}
      data-selected={selected || undefined}
    >
      {value}
    </li>
  );
}

export default function HookSelect() {
  const label = useId();
  const { getButtonProps, getListboxProps, contextValue, value, open } =
    useSelect<string>({ defaultValue: 'Andante' });

  return (
    <div className={styles.field}>
      <span id={label} className={styles.label}>
        Tempo
      </span>
      <button
        {...getButtonProps()}
        aria-labelledby={label}
        className={styles.trigger}
      >
        {value}
      </button>
      <ul
        {...getListboxProps()}
        aria-labelledby={label}
        hidden={!open}
        className={styles.inline}
      >
        <SelectProvider value={contextValue}>
          {tempos.map((tempo) => (
            <Tempo key={tempo} value={tempo} />
          ))}
        </SelectProvider>
      </ul>
    </div>
  );
}
