/// <reference types="vite/client" />
// @ts-nocheck
import * as React from 'react';

// Kept: what the next line does.
// @ts-ignore The types of this package
// are two versions behind.
import legacy from 'legacy';

export default function CompilerComments() {
  // @ts-expect-error: not in the types yet
  // eslint-disable-next-line no-console
  console.log(legacy.version);
  const text = '// @ts-ignore'; // @ts-ignore

  return (
    <div
      // @ts-ignore
      inert="true"
      title={text}
    >
      {/* @ts-expect-error: a custom element */}
      <x-tag />
      // @ts-ignore
      {/* kept */}
      {
        // @ts-ignore
        text
      }
    </div>
  );
}
