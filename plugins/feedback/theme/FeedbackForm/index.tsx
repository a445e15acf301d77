import { useEffect, useId, useRef, type FormEvent } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useFormats } from '../../../kit/client/useFormats';
import { buildIssueUrl } from '../../client/buildIssueUrl';
import { settings } from '../../client/settings';
import { useComment, type CommentState } from '../../client/useComment';
import type { Subject, Vote } from '../../types';
import styles from './late.module.css';

/** From this many characters left on, screen readers hear how many there are. */
const NEARLY_FULL = 50;

interface FormProps extends Subject {
  vote: Vote;
  onClose(): void;
}

function countLeft(text: string, format: (value: number) => string): string {
  return translate(
    {
      id: 'site.feedback.left',
      message: '{count} characters left',
      description: 'Below the comment: how much longer it may get',
    },
    { count: format(settings.maxLength - text.length) },
  );
}

/** Takes the place of the form; the reader's focus, which was in it, comes along. */
function Done({ state }: { state: 'sent' | 'kept' }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={ref} tabIndex={-1} role="status" className={styles.done}>
      {state === 'sent'
        ? translate({ id: 'site.feedback.sent', message: 'Thank you. Your comment was sent.' })
        : translate({
            id: 'site.feedback.kept',
            message: 'Thank you. Your comment will be sent when you are online again.',
          })}
    </p>
  );
}

function Failure({ state }: { state: CommentState }) {
  return (
    <div role="alert" className={styles.error}>
      {state === 'failed' &&
        translate({
          id: 'site.feedback.failed',
          message: "Couldn't submit feedback. Please try again later.",
        })}
    </div>
  );
}

/** The button that sends, or without an endpoint the link to a new issue that has the text in it. */
function Send({ state, issue }: { state: CommentState; issue: string | null }) {
  if (issue) {
    return (
      <a className={styles.send} href={issue} target="_blank" rel="noopener noreferrer">
        <Translate id="site.feedback.issue" description="Link to a new issue on the code host">
          Continue on the code host
        </Translate>
      </a>
    );
  }
  return (
    <button type="submit" className={styles.send} aria-disabled={state === 'sending'}>
      {state === 'sending'
        ? translate({ id: 'site.feedback.sending', message: 'Sending…' })
        : translate({ id: 'site.feedback.send', message: 'Send' })}
    </button>
  );
}

function Question({ vote }: { vote: Vote }) {
  return vote === 'yes'
    ? translate({ id: 'site.feedback.whatHelped', message: 'What helped you? (optional)' })
    : translate({ id: 'site.feedback.whatIsMissing', message: 'What is missing or wrong? (optional)' });
}

/** Asks for a comment after the vote (spec §2 "Feedback prompt"). */
export default function FeedbackForm({ onClose, ...subject }: FormProps) {
  const { text, edit, state, submit } = useComment(subject);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { number } = useFormats();
  if (state === 'sent' || state === 'kept') return <Done state={state} />;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') field.current?.focus();
    else void submit();
  };
  const issue = settings.endpoint
    ? null
    : buildIssueUrl(settings.newIssue, location.origin, { ...subject, comment: text });
  const left = countLeft(text, number);
  return (
    <form className={styles.form} onSubmit={onSubmit} aria-busy={state === 'sending'}>
      <label htmlFor={id}>
        <Question vote={subject.vote} />
      </label>
      <textarea
        ref={field}
        id={id}
        rows={4}
        value={text}
        maxLength={settings.maxLength}
        readOnly={state === 'sending'}
        aria-describedby={`${id}-left ${id}-privacy`}
        onChange={(event) => edit(event.target.value)}
      />
      <p id={`${id}-left`} className={styles.note}>
        {left}
      </p>
      <p id={`${id}-privacy`} className={styles.note}>
        <Translate id="site.feedback.privacy" description="Below the comment">
          Please leave out names, addresses and secrets.
        </Translate>
      </p>
      <p role="status" className="visually-hidden">
        {settings.maxLength - text.length <= NEARLY_FULL && left}
      </p>
      <Failure state={state} />
      <div className={styles.buttons}>
        <Send state={state} issue={issue} />
        <button type="button" className={styles.close} onClick={onClose}>
          <Translate id="site.feedback.close" description="Button that closes the form for a comment">
            Not now
          </Translate>
        </button>
      </div>
    </form>
  );
}
