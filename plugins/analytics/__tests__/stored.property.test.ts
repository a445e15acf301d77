/** @jest-environment jsdom */
import fc from 'fast-check';
import { hostileAddress, hostileText } from '../../../test/hostile';
import { readConsent } from '../client/consent';
import { readPageView } from '../client/pageView';
import { readClickEvent } from '../client/readClickEvent';

const CONSENT = 'site.analytics.consent';

describe('analytics (design §8)', () => {
  it('take nothing for a consent but the word', () => {
    fc.assert(
      fc.property(hostileText, (stored) => {
        localStorage.setItem(CONSENT, stored);
        expect(readConsent()).toBe(['granted', 'denied'].includes(stored) ? stored : null);
      }),
    );
  });

  it('send no query and no hash of an address', () => {
    Object.assign(window, { matchMedia: () => ({ matches: false }) });
    fc.assert(
      fc.property(hostileAddress, (text) => {
        window.history.replaceState(
          null,
          '',
          `/a?${encodeURIComponent(Buffer.from(text).toString())}#secret`,
        );
        expect(readPageView([{ prefix: '/a', productId: 'a', categoryId: 'b' }]).location).toBe(
          'http://localhost/a',
        );
      }),
    );
  });

  it('read events of clicks from any attributes', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (category, split) => {
        const element = document.createElement('a');
        element.setAttribute('data-ga-event-category', category);
        element.setAttribute('data-ga-event-split', split);
        const event = readClickEvent(element, () => 0.5);
        if (event) expect([event.category, event.action]).toEqual([category, 'click']);
      }),
    );
  });
});
