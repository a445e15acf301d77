import { useState } from 'react';
import styles from './PackingList.module.css';

interface Item {
  name: string;
  packed: boolean;
}

const initialItems: Item[] = [
  { name: 'Passport', packed: true },
  { name: 'Rain jacket', packed: false },
  { name: 'Power adapter', packed: false },
];

export default function PackingList() {
  const [items, setItems] = useState(initialItems);
  const packed = items.filter((item) => item.packed).length;

  const toggle = (name: string) => {
    setItems((current) =>
      current.map((item) =>
        item.name === name ? { ...item, packed: !item.packed } : item,
      ),
    );
  };

  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>
        {packed} of {items.length} packed
      </legend>
      {items.map((item) => (
        <label key={item.name} className={styles.item}>
          <input
            type="checkbox"
            checked={item.packed}
            onChange={() => toggle(item.name)}
          />
          <span className={item.packed ? styles.packed : undefined}>
            {item.name}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
