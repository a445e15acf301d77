import * as React from 'react';

// Kept: what the next line does.
import legacy from 'legacy';

export default function CompilerComments() {
  // eslint-disable-next-line no-console
  console.log(legacy.version);
  const text = '// @ts-ignore';

  return (
    <div inert="true" title={text}>
      <x-tag />
      // @ts-ignore
      {/* kept */}
      {text}
    </div>
  );
}
