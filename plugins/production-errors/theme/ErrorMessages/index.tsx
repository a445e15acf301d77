import { useEffect, useState } from 'react';
import Translate from '@docusaurus/Translate';
import { loadLate } from '../../../kit/client/lateCode';
import { fillMessage } from '../../client/fillMessage';
import type { ErrorData, ErrorMessage } from '../../types';
import styles from './styles.module.css';

export interface ErrorMessagesProps {
  code: string;
  args: string[];
}

const load = () =>
  import('@generated/site-production-errors/default/errors.json').then(({ default: data }) => data);

function librariesOf({ libraries }: ErrorMessage, data: ErrorData): string {
  return libraries
    .flatMap((index) => data.libraries[index] ?? [])
    .map(({ name, version }) => `${name} ${version}`)
    .join(', ');
}

/** The full texts behind a code, in each library and version of this site that has it (issue 6 point 7). */
export default function ErrorMessages({ code, args }: ErrorMessagesProps) {
  const [data, setData] = useState<ErrorData | 'failed'>();
  useEffect(() => {
    loadLate(load).then(setData, () => setData('failed'));
  }, []);
  if (data === undefined) return null;
  if (data === 'failed') {
    return (
      <p role="alert">
        <Translate id="site.productionErrors.failed">
          The texts of the libraries did not load. Reload the page to try again.
        </Translate>
      </p>
    );
  }
  const messages = data.messages[code] ?? [];
  if (messages.length === 0) {
    return (
      <p>
        <Translate id="site.productionErrors.unknown">
          No library of this site has an error with this code in the versions that are documented here.
        </Translate>
      </p>
    );
  }
  return messages.map((message) => (
    <figure key={message.text} className={styles.message}>
      <figcaption>{librariesOf(message, data)}</figcaption>
      <p>
        {fillMessage(message.text, args).map(({ text, isArgument }, index) =>
          isArgument ? (
            <code key={index} dir="auto">
              {text}
            </code>
          ) : (
            <span key={index}>{text}</span>
          ),
        )}
      </p>
    </figure>
  ));
}
