import type { SiteData } from '../../../siteData';
import { findCounterparts } from '../findCounterparts';

const site = (baseUrl: string) => ({ baseUrl }) as SiteData;

describe('findCounterparts (issue 5 point 6)', () => {
  it('finds the page on the same component, also below a base path', () => {
    const expected = { beta: { href: '/beta/react-input', title: 'Input' } };
    expect(findCounterparts(site('/'), '/alpha/react-text-field', '')).toEqual(expected);
    expect(findCounterparts(site('/ui/'), '/ui/alpha/react-text-field/', '')).toEqual(expected);
  });

  it('keeps the section only where the other page has it', () => {
    const hrefAt = (hash: string) => findCounterparts(site('/'), '/alpha/react-text-field', hash).beta?.href;
    expect(hrefAt('#sizes')).toBe('/beta/react-input#sizes');
    expect(hrefAt('#elsewhere')).toBe('/beta/react-input');
  });

  it('finds nothing for other pages', () => {
    expect(findCounterparts(site('/'), '/alpha/react-box', '')).toEqual({});
  });
});
