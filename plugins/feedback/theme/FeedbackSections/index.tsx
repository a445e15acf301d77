import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import Translate, { translate } from '@docusaurus/Translate';
import FeedbackPrompt from '@theme/FeedbackPrompt';
import { textOf } from '../../client/findHeading';
import { useEntry } from '../../client/useEntry';
import styles from './late.module.css';

interface Section {
  id: string;
  title: string;
}

/** The same question and form as at the end of the page, for a section. Closing it brings focus back. */
function Dialog({ page, section, onClose }: { page: string; section: Section; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id}>{section.title}</h2>
        <form method="dialog">
          <button className={styles.close}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="m5 5 10 10M15 5 5 15" />
            </svg>
            <span className="visually-hidden">
              <Translate id="site.feedback.closeDialog" description="Button that closes the dialog">
                Close
              </Translate>
            </span>
          </button>
        </form>
      </div>
      <FeedbackPrompt page={page} section={section.id} />
    </dialog>
  );
}

/**
 * An entry at the heading that the reader points at or has come to by keyboard: one element for the whole page, so
 * headings cost nothing in its HTML (issue 5 point 5).
 */
export default function FeedbackSections({ page, first }: { page: string; first: HTMLElement }) {
  const { heading, host } = useEntry(first, { entry: styles.entry ?? '', heading: styles.heading ?? '' });
  const [section, setSection] = useState<Section | null>(null);
  const title = textOf(heading);
  const label = translate(
    {
      id: 'site.feedback.entry',
      message: 'Feedback on this section: {title}',
      description: 'Button at the heading of a section',
    },
    { title },
  );
  return (
    <>
      {createPortal(
        <button
          type="button"
          className={styles.button}
          aria-label={label}
          title={label}
          aria-haspopup="dialog"
          onClick={() => setSection({ id: heading.id, title })}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3.5 4.5h13v9h-6l-3.5 3v-3H3.5z" />
          </svg>
        </button>,
        host,
      )}
      {section && <Dialog page={page} section={section} onClose={() => setSection(null)} />}
    </>
  );
}
