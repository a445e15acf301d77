import { useEffect, useId, useState, type ComponentType } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { loadLate } from '../../../kit/client/lateCode';
import { keepVote, readVote } from '../../client/votes';
import type { Subject, Vote } from '../../types';
import styles from './styles.module.css';

const LABELS: Record<Vote, () => string> = {
  yes: () => translate({ id: 'site.feedback.yes', message: 'Yes' }),
  no: () => translate({ id: 'site.feedback.no', message: 'No' }),
};

type Form = ComponentType<Subject & { vote: Vote; onClose(): void }>;

/** The form and what sends answers: a page carries neither until its reader votes. */
async function loadForm() {
  const [{ default: Form }, { sendVote }] = await Promise.all([
    import('@theme/FeedbackForm'),
    import('../../client/send'),
  ]);
  return { Form, sendVote };
}

/** Shows the vote at once; it counts when it could be handed over. */
function useVote(subject: Subject) {
  const { page, section } = subject;
  const [vote, setVote] = useState<Vote | null>(null);
  const [Form, setForm] = useState<Form | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => setVote(readVote({ page, section })), [page, section]);

  const cast = async (next: Vote) => {
    setVote(next);
    setFailed(false);
    try {
      const loaded = await loadLate(loadForm);
      setForm(() => loaded.Form);
      if (next === readVote(subject)) return;
      keepVote(subject, next);
      await loaded.sendVote({ ...subject, vote: next });
    } catch {
      setVote(vote);
      setFailed(true);
    }
  };
  return { vote, cast, Form, hasFailed, close: () => setForm(null) };
}

/** Asks whether a page or section was helpful; after the vote, a form asks for more. */
export default function FeedbackPrompt(subject: Subject) {
  const { vote, cast, Form, hasFailed, close } = useVote(subject);
  const id = useId();
  return (
    <>
      <div role="group" aria-labelledby={id} className={styles.prompt}>
        <span id={id}>
          {subject.section
            ? translate({ id: 'site.feedback.section', message: 'Was this section helpful?' })
            : translate({ id: 'site.feedback.page', message: 'Was this page helpful?' })}
        </span>
        {(['yes', 'no'] as const).map((value) => (
          <button
            key={value}
            type="button"
            className={styles.button}
            aria-pressed={vote === value}
            onClick={() => void cast(value)}
          >
            {LABELS[value]()}
          </button>
        ))}
      </div>
      {hasFailed && (
        <p role="alert" className={styles.error}>
          <Translate id="site.feedback.failed" description="Shown where a vote or comment could not be sent">
            Couldn't submit feedback. Please try again later.
          </Translate>
        </p>
      )}
      {Form && vote && <Form {...subject} vote={vote} onClose={close} />}
    </>
  );
}
