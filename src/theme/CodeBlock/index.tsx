import { useCallback, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { Slot } from '@site/plugins/kit/client/Slot';
import { readCode } from '@site/plugins/kit/client/readCode';
import styles from './styles.module.css';

interface CodeBlockProps {
  /** Plain text, where the code was not highlighted at build time. */
  children?: ReactNode;
  /** Highlighted lines, escaped by the highlighter at build time. */
  html?: string;
  className?: string;
  language?: string;
  title?: string;
  /** Whether lines are numbered; only highlighted code has lines. */
  lineNumbers?: boolean;
  /** Part of a larger object, such as a demo, that has the border. */
  embedded?: boolean;
}

/** A block of code with what plugins put beside it, such as the copy button. */
export default function CodeBlock({
  children,
  html,
  className,
  language,
  title,
  lineNumbers,
  embedded,
}: CodeBlockProps) {
  const code = useRef<HTMLElement>(null);
  const read = useCallback(() => (code.current ? readCode(code.current) : ''), []);
  const name = language ?? /language-(\S+)/.exec(className ?? '')?.[1] ?? 'text';
  return (
    <figure
      className={clsx(styles.block, embedded && styles.embedded, title && styles.titled)}
      dir="ltr"
      data-code-block={name}
    >
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <pre className={styles.pre} tabIndex={0} data-line-numbers={lineNumbers}>
        {html === undefined ? (
          <code ref={code}>{children}</code>
        ) : (
          <code ref={code} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </pre>
      <div className={styles.buttons}>
        <Slot name="codeBlockButtons" props={{ code: read }} />
      </div>
    </figure>
  );
}
