import { useState, type RefObject } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import type { DemoFile, DemoSource } from '../../types';
import styles from './styles.module.css';

interface DemoCodeProps {
  ref?: RefObject<HTMLDivElement | null>;
  /** Height that is kept, whatever the code needs, in CSS pixels. */
  height?: number;
  /** For the buttons that open it; none on the server, which has no buttons. */
  id: string | undefined;
  /** Name of the demo's file, or of its folder. */
  demo: string;
  /** `null` where it is to be fetched first. */
  source: DemoSource | null;
  open: boolean;
  pending: boolean;
  failed: boolean;
  /** Whether the short preview is shown while the whole source is not. */
  preview: boolean;
  /** Called when the reader chooses another file. */
  onSelectFile(): void;
}

function languageOf(file: DemoFile): string {
  return file.name.replace(/^.*\./, '');
}

/** Tabs over the files of a demo that consists of several. */
function FileTabs({
  files,
  selected,
  onSelect,
}: {
  files: DemoFile[];
  selected: number;
  onSelect(index: number): void;
}) {
  const move = (event: React.KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step;
    const next = (selected + forward + files.length) % files.length;
    onSelect(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div
      role="tablist"
      className={styles.files}
      aria-label={translate({ id: 'site.demos.files', message: 'Files of the demo' })}
      onKeyDown={move}
    >
      {files.map((file, index) => (
        <button
          key={file.name}
          type="button"
          role="tab"
          aria-selected={index === selected}
          tabIndex={index === selected ? 0 : -1}
          className={styles.file}
          onClick={() => onSelect(index)}
        >
          {file.name}
        </button>
      ))}
    </div>
  );
}

/**
 * The source of a demo: a short preview, and the whole on demand. Both are in the server's HTML, where a reader
 * without scripts opens it as a disclosure.
 */
export default function DemoCode(props: DemoCodeProps) {
  const { ref, height, id, demo, source, open, pending, failed, preview, onSelectFile } = props;
  const [selected, setSelected] = useState(0);
  const files = source?.files ?? [];
  const file = files[selected] ?? files[0];
  const select = (index: number) => {
    onSelectFile();
    setSelected(index);
  };
  return (
    <div
      ref={ref}
      id={id}
      className={styles.code}
      style={height === undefined ? undefined : { height, overflowY: 'auto' }}
      aria-busy={(pending && open) || undefined}
    >
      {preview && !open && source?.preview && (
        <div data-demo-preview="">
          <CodeBlock language="tsx" html={source.preview.html} embedded>
            {null}
          </CodeBlock>
        </div>
      )}
      <details
        className={styles.details}
        open={open}
        data-file={files[0]?.name === demo ? undefined : files[0]?.name}
        data-plain={source?.plain && ''}
      >
        <summary className={styles.summary}>
          <Translate id="site.demos.source">Source</Translate>
        </summary>
        {files.length > 1 && <FileTabs files={files} selected={selected} onSelect={select} />}
        {file && (
          <CodeBlock language={languageOf(file)} html={file.html} embedded>
            {null}
          </CodeBlock>
        )}
        {failed && (
          <p className={styles.failed} role="alert">
            <Translate id="site.demos.sourceFailed">
              The source could not be loaded. Check your connection.
            </Translate>
          </p>
        )}
      </details>
    </div>
  );
}
