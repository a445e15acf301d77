import type * as TestingLibrary from '@testing-library/react';

/** Gives what appears late in components' tests as much time as a busy machine needs: by default it is one second. */
if (typeof document !== 'undefined') {
  const { configure } = jest.requireActual<typeof TestingLibrary>('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}
