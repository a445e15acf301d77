import { Fragment } from 'react';
import Translate from '@docusaurus/Translate';
import type { ShortcutProps } from '../../kit/client/shortcuts';
import { nameKey } from './nameKey';

/** Keys that go together, in the order of the keyboard also where text runs from right to left. */
function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span dir="ltr">
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && ' + '}
          <kbd>{nameKey(key)}</kbd>
        </Fragment>
      ))}
    </span>
  );
}

/** A row of the map: what it does, and the keys for it. */
export function Shortcut({ keys, label }: ShortcutProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {keys.map((way, index) => (
          <Fragment key={way.join()}>
            {index > 0 && (
              <span>
                {' '}
                <Translate id="site.keyboardMap.or" description="Between two ways to press a shortcut">
                  or
                </Translate>{' '}
              </span>
            )}
            <Keys keys={way} />
          </Fragment>
        ))}
      </dd>
    </div>
  );
}
