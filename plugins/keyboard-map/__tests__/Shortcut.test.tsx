/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Shortcut } from '../client/Shortcut';

function renderOn(platform: string) {
  Object.defineProperty(navigator, 'platform', { configurable: true, value: platform });
  render(<Shortcut keys={[['Mod', 'K'], ['/'], ['Escape']]} label="Search" />);
  return screen.getByRole('definition').textContent;
}

describe('Shortcut (issue 5 point 6 "keyboard map")', () => {
  it('names the keys as they are printed on them', () => {
    expect(renderOn('Linux x86_64')).toBe('Ctrl + K or / or Esc');
    expect(screen.getByRole('term').textContent).toBe('Search');
  });

  it("has Apple's key for Mod there", () => {
    expect(renderOn('MacIntel')).toBe('⌘ + K or / or Esc');
  });
});
