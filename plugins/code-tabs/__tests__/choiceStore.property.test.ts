/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { hostileText } from '../../../test/hostile';
import { useCodeChoice } from '../client/useCodeChoice';

it('a choice that anyone stored is a label of the group, else the first one (design §8)', () => {
  fc.assert(
    fc.property(hostileText, (stored) => {
      localStorage.setItem('site.code-tabs.group', stored);
      const { result, unmount } = renderHook(() =>
        useCodeChoice({ storageKey: 'group', labels: ['npm', 'yarn'] }),
      );
      expect(['npm', 'yarn']).toContain(result.current[0]);
      unmount();
    }),
    { numRuns: 50 },
  );
});
