import { useState } from 'react';
import { Switch } from '@mui/base/Switch';
import styles from './NotificationSettings.module.css';

const alarms = ['Smoke', 'Water leak', 'Open window'];

export default function NotificationSettings() {
  const [active, setActive] = useState(['Smoke']);

  const toggle = (alarm: string, checked: boolean) =>
    setActive((previous) =>
      checked
        ? [...previous, alarm]
        : previous.filter((entry) => entry !== alarm),
    );

  return (
    <div className={styles.panel}>
      {alarms.map((alarm) => (
        <label key={alarm} className={styles.row}>
          {alarm}
          <Switch
            checked={active.includes(alarm)}
            onChange={(event) => toggle(alarm, event.target.checked)}
            slotProps={{
              root: { className: styles.switch },
              thumb: { className: styles.thumb },
              input: { className: styles.input },
            }}
          />
        </label>
      ))}
      <div role="status" className={styles.summary}>
        {active.length} of {alarms.length} alarms are sent to your phone.
      </div>
    </div>
  );
}
