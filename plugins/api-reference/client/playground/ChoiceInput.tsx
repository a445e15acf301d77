import type { PlayInputProps } from '@theme/PlaygroundField';
import styles from '../../theme/PlaygroundField/reference.module.css';
import { isSegmented, listOptions, type Option } from './choices';
import { parseValue } from './values';

interface ChoiceProps extends Pick<PlayInputProps, 'id' | 'labelId' | 'describedBy'> {
  options: Option[];
  current: string;
  choose(value: string): void;
}

function Segments({ id, labelId, describedBy, options, current, choose }: ChoiceProps) {
  return (
    <div
      role="radiogroup"
      className={styles.segments}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
    >
      {options.map(({ value, label }) => (
        <label key={value} className={styles.segment}>
          <input
            type="radio"
            name={id}
            className="visually-hidden"
            value={value}
            checked={value === current}
            onChange={() => choose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

function List({ id, describedBy, options, current, choose }: ChoiceProps) {
  return (
    <select
      id={id}
      className={styles.input}
      value={current}
      aria-describedby={describedBy}
      onChange={({ target }) => choose(target.value)}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** One of several values: side by side where there are few, else in a list. */
export function ChoiceInput({ control, value, onChange, ...ids }: PlayInputProps) {
  const options = listOptions(control);
  const current = value === undefined ? '' : String(value);
  const choose = (text: string) => {
    const parsed = parseValue(control, text);
    if (parsed !== null) onChange(parsed);
  };
  const Choice = isSegmented(options) ? Segments : List;
  return <Choice {...ids} options={options} current={current} choose={choose} />;
}
