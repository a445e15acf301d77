import { useEffect, useRef, useState, type MouseEvent } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import shortcuts from '@generated/site-slots/default/shortcuts';
import type { ShortcutsProps } from '../../../kit/client/shortcuts';
import { areSingleKeysOn, setSingleKeys } from '../../../kit/client/singleKeys';
import { Components } from '../../../kit/client/Components';
import { Shortcut } from '../../client/Shortcut';
import styles from './late.module.css';

const PROPS: ShortcutsProps = { Shortcut };

export interface KeyboardMapProps {
  onClose(): void;
}

function SingleKeys() {
  const [isOn, setOn] = useState(areSingleKeysOn);
  const change = (next: boolean) => {
    setSingleKeys(next);
    setOn(next);
  };
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isOn} onChange={(event) => change(event.target.checked)} />
      <Translate id="site.keyboardMap.singleKeys">Use shortcuts of a single key</Translate>
    </label>
  );
}

function Title({ id, onClose }: { id: string; onClose(): void }) {
  return (
    <div className={styles.top}>
      <h2 id={id} className={styles.title}>
        <Translate id="site.keyboardMap.title">Keyboard shortcuts</Translate>
      </h2>
      <button
        type="button"
        className={styles.close}
        aria-label={translate({ id: 'site.keyboardMap.close', message: 'Close' })}
        onClick={onClose}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="m5 5 10 10M15 5 5 15" />
        </svg>
      </button>
    </div>
  );
}

/** The shortcuts of all plugins that are on, in a dialog of the browser's own: it holds the focus and gives it back. */
export default function KeyboardMap({ onClose }: KeyboardMapProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  // Its content fills it: a click on the dialog itself is one beside it.
  const onClick = ({ target }: MouseEvent) => {
    if (target === dialog.current) close();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="site-keyboard-map"
      onClose={onClose}
      onClick={onClick}
    >
      <div className={styles.content}>
        <Title id="site-keyboard-map" onClose={close} />
        <dl className={styles.list}>
          <Components of={shortcuts} props={PROPS} />
        </dl>
        <SingleKeys />
      </div>
    </dialog>
  );
}
