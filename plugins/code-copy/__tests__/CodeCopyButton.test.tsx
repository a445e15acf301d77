/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { renderToString } from 'react-dom/server';
import { act } from '@testing-library/react';
import CodeCopyButton from '../theme/CodeCopyButton';
import { button, clickCopy, pass, pressCopy, refuseClipboard, renderPage, settle, status } from './page';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('CodeCopyButton', () => {
  it('shows Copy, then Copied for 2000 ms, then Copy (spec §4 "Copy button", §9 "Copied label")', async () => {
    const { user } = renderPage();
    expect(button('install')).toHaveAccessibleName('Copy');

    await clickCopy(user, 'install');
    expect(await navigator.clipboard.readText()).toBe('npm install');
    expect(button('install')).toHaveAccessibleName('Copied');
    expect(button('start')).toHaveAccessibleName('Copy');

    pass(1999);
    expect(button('install')).toHaveAccessibleName('Copied');
    pass(1);
    expect(button('install')).toHaveAccessibleName('Copy');
  });

  it('starts the 2000 ms anew on a second click (spec §4)', async () => {
    const { user } = renderPage();
    await clickCopy(user, 'install');
    pass(1500);
    await clickCopy(user, 'install');
    pass(1999);
    expect(button('install')).toHaveAccessibleName('Copied');
    pass(1);
    expect(button('install')).toHaveAccessibleName('Copy');
  });

  it('shows Copied for as long as the option resetAfter says', async () => {
    const { user } = renderPage({ resetAfter: 300 });
    await clickCopy(user, 'install');
    pass(299);
    expect(button('install')).toHaveAccessibleName('Copied');
    pass(1);
    expect(button('install')).toHaveAccessibleName('Copy');
  });

  it('announces Copied once, politely, in a region that was there before', async () => {
    const { user } = renderPage();
    const region = status('install');
    const announcements: string[] = [];
    const observer = new MutationObserver(() => region.textContent && announcements.push(region.textContent));
    observer.observe(region, { childList: true, characterData: true, subtree: true });

    await clickCopy(user, 'install');
    pass(2000);
    await settle();

    expect(status('install')).toBe(region);
    expect(region).toBeEmptyDOMElement();
    expect(announcements).toEqual(['Copied']);
  });

  it('can be used by keyboard and keeps focus', async () => {
    const { user } = renderPage();
    act(() => button('install').focus());
    await user.keyboard('{Enter}');
    await settle();
    expect(button('install')).toHaveAccessibleName('Copied');
    expect(button('install')).toHaveFocus();
  });

  it('copies by selection where there is no clipboard API (spec §8 "Clipboard failure")', async () => {
    const { user } = renderPage();
    refuseClipboard({ command: true });
    await clickCopy(user, 'install');
    expect(button('install')).toHaveAccessibleName('Copied');
  });

  it('swallows the error when nothing can copy and goes on showing Copy (spec §8 "Clipboard failure")', async () => {
    const rejections: unknown[] = [];
    const onRejection = (reason: unknown) => rejections.push(reason);
    process.on('unhandledRejection', onRejection);
    const { user } = renderPage();
    refuseClipboard({ command: false });

    await clickCopy(user, 'install');
    await pressCopy();
    jest.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve, 0));

    process.off('unhandledRejection', onRejection);
    expect(button('install')).toHaveAccessibleName('Copy');
    expect(status('install')).toBeEmptyDOMElement();
    expect(rejections).toEqual([]);
  });

  it('renders on the server', () => {
    renderPage();
    expect(renderToString(<CodeCopyButton code={() => ''} />)).toContain('Copy');
  });
});
