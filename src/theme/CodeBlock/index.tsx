import { useCallback, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { Slot } from '@site/plugins/kit/client/Slot';
import { readCode } from '@site/plugins/kit/client/readCode';
import { useLive } from '@site/plugins/kit/client/useLive';
import { useKept } from '@site/src/framework/useKept';
import styles from './styles.module.css';

interface CodeBlockProps {
  /** Plain text, where the code was not highlighted at build time. */
  children?: ReactNode;
  /** Highlighted lines, escaped by the highlighter at build time. */
  html?: string;
  /** Number among the kept elements of the page, where the page's script has no copy of the lines. */
  kept?: string;
  className?: string;
  language?: string;
  title?: string;
  /** Whether lines are numbered; only highlighted code has lines. */
  lineNumbers?: boolean;
  /** Part of a larger object, such as a demo, that has the border. */
  embedded?: boolean;
}

function KeptCode({ n }: { n: number }) {
  return <code {...useKept(n)} />;
}

function Code({ children, html, kept }: Pick<CodeBlockProps, 'children' | 'html' | 'kept'>) {
  if (html !== undefined) {
    return <code data-kept={kept} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return kept === undefined ? <code>{children}</code> : <KeptCode n={Number(kept)} />;
}

/** A block of code with what plugins put beside it, such as the copy button. */
export default function CodeBlock({
  children,
  html,
  kept,
  className,
  language,
  title,
  lineNumbers,
  embedded,
}: CodeBlockProps) {
  const pre = useRef<HTMLPreElement>(null);
  const read = useCallback(() => {
    const code = pre.current?.querySelector('code');
    return code ? readCode(code) : '';
  }, []);
  const live = useLive();
  const name = language ?? /language-(\S+)/.exec(className ?? '')?.[1] ?? 'text';
  return (
    <figure
      className={clsx(styles.block, embedded && styles.embedded, title && styles.titled)}
      dir="ltr"
      data-code-block={name}
    >
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <pre ref={pre} className={styles.pre} tabIndex={0} data-line-numbers={lineNumbers}>
        <Code html={html} kept={kept}>
          {children}
        </Code>
      </pre>
      <div className={styles.buttons}>{live && <Slot name="codeBlockButtons" props={{ code: read }} />}</div>
    </figure>
  );
}
