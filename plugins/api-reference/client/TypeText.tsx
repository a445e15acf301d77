import { Fragment } from 'react';
import clsx from 'clsx';
import styles from '../theme/ApiRows/styles.module.css';

/** Longest member of a union that is kept on one line, in characters. */
const UNBROKEN = 24;

/** Class of the site's highlighter for a literal. */
function literalClass(member: string): string | undefined {
  if (/^['"`]/.test(member)) return 'ts';
  return /^(?:-?\d|true$|false$|null$|undefined$)/.test(member) ? 'tc' : undefined;
}

/** A type as code; a union breaks between its members. */
export function TypeText({ members }: { members: readonly string[] }) {
  return (
    <code className={styles.typeText}>
      {members.map((member, index) => (
        <Fragment key={member}>
          {index > 0 && <span className={styles.separator}>{' | '}</span>}
          <span className={clsx(literalClass(member), member.length <= UNBROKEN && styles.unbroken)}>
            {member}
          </span>
        </Fragment>
      ))}
    </code>
  );
}
