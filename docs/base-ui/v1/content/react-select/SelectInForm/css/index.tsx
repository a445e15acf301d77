import { useState } from 'react';
import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import { Select } from '@base-ui/react/select';
import styles from './index.module.css';

const topics = {
  billing: 'Billing',
  delivery: 'Delivery',
  returns: 'Returns',
};

export default function SelectInForm() {
  const [sent, setSent] = useState('');

  return (
    <Form<{ topic: keyof typeof topics }>
      className={styles.form}
      onFormSubmit={({ topic }) => setSent(`Sent to ${topics[topic]}.`)}
    >
      <Field.Root name="topic" className={styles.field}>
        <Select.Root items={topics} required>
          <Select.Label className={styles.label}>Topic</Select.Label>
          <Select.Trigger className={styles.trigger}>
            <Select.Value
              className={styles.value}
              placeholder="Choose a topic"
            />
            <Select.Icon>▾</Select.Icon>
          </Select.Trigger>
          <Select.Portal>
            <Select.Positioner className={styles.positioner}>
              <Select.Popup className={styles.popup}>
                {Object.entries(topics).map(([value, label]) => (
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
        <Field.Error match="valueMissing" className={styles.error}>
          Choose the topic that fits best.
        </Field.Error>
      </Field.Root>
      <button type="submit" className={styles.submit}>
        Send question
      </button>
      <div role="status">{sent}</div>
    </Form>
  );
}
