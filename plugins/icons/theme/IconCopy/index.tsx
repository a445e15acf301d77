import { useState } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useClipboardCopy } from '../../../kit/client/useClipboardCopy';
import styles from './late.module.css';

export interface IconCopyProps {
  /** Empty while it is not known yet. */
  text: string;
  label: string;
}

/** A button that copies a text, and says whether it could. */
export default function IconCopy({ text, label }: IconCopyProps) {
  const { copy, isCopied } = useClipboardCopy();
  const [hasFailed, setHasFailed] = useState(false);
  const onClick = () => {
    copy(text).then(
      () => setHasFailed(false),
      () => setHasFailed(true),
    );
  };
  return (
    <>
      <button type="button" className={styles.copy} disabled={text === ''} onClick={onClick}>
        {isCopied ? <Translate id="site.icons.copied">Copied</Translate> : label}
      </button>
      <span role="status" className={styles.status}>
        {hasFailed &&
          translate({ id: 'site.icons.copyFailed', message: 'Copying is blocked by the browser.' })}
        {isCopied && (
          <span className={styles.hidden}>{translate({ id: 'site.icons.copied', message: 'Copied' })}</span>
        )}
      </span>
    </>
  );
}
