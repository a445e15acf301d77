import { useState } from 'react';
import { Switch } from '@base-ui/react/switch';
import styles from './NotificationSettings.module.css';

const topics = ['Comments', 'Mentions', 'Weekly summary'];

export default function NotificationSettings() {
  const [active, setActive] = useState(['Mentions']);

  const toggle = (topic: string, checked: boolean) =>
    setActive((previous) =>
      checked
        ? [...previous, topic]
        : previous.filter((entry) => entry !== topic),
    );

  return (
    <div className={styles.panel}>
      {topics.map((topic) => (
        <label key={topic} className={styles.row}>
          {topic}
          <Switch.Root
            className={styles.switch}
            checked={active.includes(topic)}
            onCheckedChange={(checked) => toggle(topic, checked)}
          >
            <Switch.Thumb className={styles.thumb} />
          </Switch.Root>
        </label>
      ))}
      <div role="status" className={styles.summary}>
        {active.length} of {topics.length} emails are on.
      </div>
    </div>
  );
}
