/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { DocsConfigProvider, useSiteData, type SiteData } from '../siteData';

const site = { baseUrl: '/ui/', products: [] } as unknown as SiteData;

function BaseUrl() {
  return <p>{useSiteData().baseUrl}</p>;
}

describe('useSiteData (spec §8 "Docs config used without its provider")', () => {
  it('gives the configuration inside of the provider', () => {
    render(
      <DocsConfigProvider value={site}>
        <BaseUrl />
      </DocsConfigProvider>,
    );
    expect(screen.getByText('/ui/')).toBeTruthy();
  });

  it('throws outside, with the fix', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<BaseUrl />)).toThrow(
      'useSiteData was called outside of DocsConfigProvider. Wrap the component in <DocsConfigProvider value={…}>',
    );
    error.mockRestore();
  });
});
