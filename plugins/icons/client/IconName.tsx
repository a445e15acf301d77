import { Fragment } from 'react';

/** A name that may break between its words. */
export function IconName({ name }: { name: string }) {
  return name.split(/(?<=\p{Ll})(?=\p{Lu})/u).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
