import { Fragment } from 'react';
import clsx from 'clsx';
import styles from '../theme/ApiRows/reference.module.css';

/** Longest member of a union that is kept on one line, in characters. */
const UNBROKEN = 18;

/** Class of the site's highlighter for a literal. */
export function literalClass(code: string): string | undefined {
  if (/^(['"`]).*\1$/.test(code)) return 'ts';
  return /^(?:-?\d[\d.]*|true|false|null|undefined)$/.test(code) ? 'tc' : undefined;
}

/** A long type may break behind its brackets, rather than anywhere. */
function Breakable({ code }: { code: string }) {
  return code.split(/(?<=[<({.])(?=\w)/).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}

/** A type as code; a union breaks before the lines between its members. */
export function TypeText({ members }: { members: readonly string[] }) {
  return (
    <code className={styles.typeText}>
      {members.map((member, index) => (
        <Fragment key={member}>
          {index > 0 && ' '}
          <span className={clsx(member.length <= UNBROKEN && styles.unbroken)}>
            {index > 0 && <span className={styles.separator}>| </span>}
            <span className={literalClass(member)}>
              {member.length > UNBROKEN ? <Breakable code={member} /> : member}
            </span>
          </span>
        </Fragment>
      ))}
    </code>
  );
}
