import { useState } from 'react';
import { Form } from '@base-ui/react/form';
import { Select } from '@base-ui/react/select';
import {
  Field,
  FieldError,
  Item,
  Label,
  Popup,
  Positioner,
  Rows,
  Submit,
  Trigger,
  Value,
} from './parts';

const topics = {
  billing: 'Billing',
  delivery: 'Delivery',
  returns: 'Returns',
};

export default function SelectInForm() {
  const [sent, setSent] = useState('');

  return (
    <Form<{ topic: keyof typeof topics }>
      onFormSubmit={({ topic }) => setSent(`Sent to ${topics[topic]}.`)}
    >
      <Rows>
        <Field name="topic">
          <Select.Root items={topics} required>
            <Label>Topic</Label>
            <Trigger>
              <Value placeholder="Choose a topic" />
              <Select.Icon>▾</Select.Icon>
            </Trigger>
            <Select.Portal>
              <Positioner>
                <Popup>
                  {Object.entries(topics).map(([value, label]) => (
                    <Item key={value} value={value}>
                      <Select.ItemText>{label}</Select.ItemText>
                      <Select.ItemIndicator>✓</Select.ItemIndicator>
                    </Item>
                  ))}
                </Popup>
              </Positioner>
            </Select.Portal>
          </Select.Root>
          <FieldError match="valueMissing">
            Choose the topic that fits best.
          </FieldError>
        </Field>
        <Submit type="submit">Send question</Submit>
        <div role="status">{sent}</div>
      </Rows>
    </Form>
  );
}
