import { translate } from '@docusaurus/Translate';
import { useClipboardCopy } from '../../../kit/client/useClipboardCopy';
import { colorJsx } from '../../client/playground/colorJsx';
import styles from './reference.module.css';

export interface PlaygroundCodeProps {
  /** JSX of the preview. */
  code: string;
  /** Whether the preview has styles that the code does not show. */
  unstyled?: boolean;
  onReset(): void;
}

function CopyButton({ code }: { code: string }) {
  const { copy, isCopied } = useClipboardCopy();
  const label = isCopied
    ? translate({ id: 'site.apiReference.copied', message: 'Copied' })
    : translate({ id: 'site.apiReference.copyCode', message: 'Copy code' });
  // A clipboard that refuses is no error here; the button goes on saying "Copy code".
  const copyCode = () => void copy(code).catch(() => undefined);
  return (
    <>
      <button type="button" className={styles.tool} onClick={copyCode}>
        {label}
      </button>
      <span className="visually-hidden" role="status">
        {isCopied && label}
      </span>
    </>
  );
}

/** The code of what the preview shows, with the tools of the playground. */
export default function PlaygroundCode({ code, unstyled, onReset }: PlaygroundCodeProps) {
  return (
    <div className={styles.code}>
      <div className={styles.tools}>
        {unstyled && (
          <p className={styles.note}>
            {translate({
              id: 'site.apiReference.unstyled',
              message: 'The component brings no styles: those of the preview are not in the code.',
            })}
          </p>
        )}
        <button type="button" className={styles.tool} onClick={onReset}>
          {translate({ id: 'site.apiReference.reset', message: 'Reset' })}
        </button>
        <CopyButton code={code} />
      </div>
      <pre
        className={styles.pre}
        dir="ltr"
        tabIndex={0}
        aria-label={translate({ id: 'site.apiReference.playgroundCode', message: 'Code' })}
      >
        <code>
          {colorJsx(code).map(({ text, className }, index) =>
            className ? (
              <span key={index} className={className}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </code>
      </pre>
    </div>
  );
}
