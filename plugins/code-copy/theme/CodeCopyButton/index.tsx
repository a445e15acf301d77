import { useRef } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { usePluginData } from '@docusaurus/useGlobalData';
import { useClipboardCopy } from '../../../kit/client/useClipboardCopy';
import { useCopyShortcut } from '../../client/useCopyShortcut';
import { PLUGIN_NAME, type CodeCopyData } from '../../types';
import styles from './styles.module.css';

const SHEETS = 'M7.5 7.5h8v8h-8zM4.5 12.5v-8h8';
const TICK = 'm4.5 10.5 3.5 3.5 7.5-8';

function toLabel(isCopied: boolean): string {
  return isCopied
    ? translate({
        id: 'site.codeCopy.copied',
        message: 'Copied',
        description: 'Copy button after it copied a code block',
      })
    : translate({
        id: 'site.codeCopy.copy',
        message: 'Copy',
        description: 'Button that copies a code block',
      });
}

export interface CodeCopyButtonProps {
  /** Returns the block's plain text; called when it is copied. */
  code: () => string;
}

/** Copies the code block it is in, by click or by Ctrl/Cmd+C, and says so for a moment (spec §4 "Copy button"). */
export default function CodeCopyButton({ code }: CodeCopyButtonProps) {
  const { resetAfter, keyboard } = usePluginData(PLUGIN_NAME) as CodeCopyData;
  const { copy, isCopied } = useClipboardCopy({ resetAfter });
  const root = useRef<HTMLSpanElement>(null);
  const copyCode = () => {
    // Spec §8: a clipboard that refuses is no error here; the button goes on saying "Copy".
    copy(code()).catch(() => undefined);
  };
  useCopyShortcut({ ref: root, isEnabled: keyboard, onCopy: copyCode });
  const label = toLabel(isCopied);
  return (
    <span ref={root} className={styles.root}>
      <button type="button" className={clsx(styles.button, isCopied && styles.copied)} onClick={copyCode}>
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <path d={isCopied ? TICK : SHEETS} />
        </svg>
        <span className={styles.label}>{label}</span>
      </button>
      <span className="visually-hidden" role="status">
        {isCopied && label}
      </span>
    </span>
  );
}
