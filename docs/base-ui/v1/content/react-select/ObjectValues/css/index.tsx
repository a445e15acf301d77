import { Select } from '@base-ui/react/select';
import styles from './index.module.css';

interface Person {
  id: number;
  name: string;
  role: string;
}

const people: Person[] = [
  { id: 1, name: 'Amara Diallo', role: 'Design, 2 open tasks' },
  { id: 2, name: 'Jonas Lindqvist', role: 'Engineering, 5 open tasks' },
  { id: 3, name: 'Mei Tanaka', role: 'Support, on leave until Monday' },
];

export default function ObjectValues() {
  return (
    <div className={styles.field}>
      <Select.Root<Person>
        defaultValue={people[1]}
        itemToStringLabel={(person) => person.name}
        itemToStringValue={(person) => String(person.id)}
        isItemEqualToValue={(a, b) => a.id === b.id}
      >
        <Select.Label className={styles.label}>Assignee</Select.Label>
        <Select.Trigger className={styles.trigger}>
          <Select.Value />
          <Select.Icon>▾</Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner
            alignItemWithTrigger={false}
            sideOffset={6}
            className={styles.positioner}
          >
            <Select.Popup className={styles.popup}>
              {people.map((person) => (
                <Select.Item
                  key={person.id}
                  value={person}
                  label={person.name}
                  className={styles.item}
                >
                  <Select.ItemText>
                    {person.name}
                    <span className={styles.detail}>{person.role}</span>
                  </Select.ItemText>
                  <Select.ItemIndicator>✓</Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </div>
  );
}
