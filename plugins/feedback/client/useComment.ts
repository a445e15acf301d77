import { useState } from 'react';
import { sendComment, type Answer } from './send';

/** What became of a comment. */
export type CommentState = 'editing' | 'sending' | 'sent' | 'kept' | 'failed';

/** A comment on its way; a failure keeps the text, and editing it takes the message away (issue 5 point 5). */
export function useComment(answer: Answer) {
  const [text, setText] = useState('');
  const [state, setState] = useState<CommentState>('editing');

  const submit = async () => {
    if (state === 'sending') return;
    setState('sending');
    try {
      setState(await sendComment({ ...answer, comment: text.trim() }));
    } catch {
      setState('failed');
    }
  };
  const edit = (value: string) => {
    setText(value);
    setState('editing');
  };
  return { text, edit, state, submit };
}
