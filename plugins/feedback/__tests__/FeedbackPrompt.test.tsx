/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { renderToString } from 'react-dom/server';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onEvent, type SiteEvent } from '../../kit/client/events';
import FeedbackPrompt from '../theme/FeedbackPrompt';

const PAGE = '/joy-ui/react-button';

let events: SiteEvent[] = [];
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  events = [];
  stop = onEvent((event) => events.push(event));
});

afterEach(() => stop());

const yes = () => screen.getByRole('button', { name: 'Yes' });
const no = () => screen.getByRole('button', { name: 'No' });

async function vote(answer: 'Yes' | 'No', section?: string) {
  const user = userEvent.setup();
  const view = render(<FeedbackPrompt page={PAGE} section={section} />);
  await user.click(screen.getByRole('button', { name: answer }));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
  return { user, field, ...view };
}

describe('FeedbackPrompt without an endpoint (issue 5 point 5)', () => {
  it('asks, with no form and nothing voted', () => {
    render(<FeedbackPrompt page={PAGE} />);
    expect(screen.getByRole('group', { name: 'Was this page helpful?' })).toBeInTheDocument();
    for (const button of [yes(), no()]) expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('tells analytics of a vote, once, and of a change of mind', async () => {
    const { user } = await vote('Yes');
    await user.click(yes());
    await user.click(no());
    expect(yes()).toHaveAttribute('aria-pressed', 'false');
    expect(no()).toHaveAttribute('aria-pressed', 'true');
    expect(events).toEqual([
      { category: 'feedback', action: 'yes', label: PAGE },
      { category: 'feedback', action: 'no', label: PAGE },
    ]);
  });

  it('remembers the vote of each page and each section', async () => {
    const { unmount } = await vote('No', 'sizes');
    unmount();
    const { rerender } = render(<FeedbackPrompt key="1" page={PAGE} section="sizes" />);
    expect(no()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('group', { name: 'Was this section helpful?' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    rerender(<FeedbackPrompt key="2" page={PAGE} />);
    expect(no()).toHaveAttribute('aria-pressed', 'false');
    expect(events[0]?.label).toBe(`${PAGE}#sizes`);
  });

  it('works with storage blocked, and with nonsense in it', async () => {
    localStorage.setItem('site.feedback.votes', '{"/joy-ui/react-button":"<b>"}');
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    await vote('Yes');
    blocked.mockRestore();
    expect(yes()).toHaveAttribute('aria-pressed', 'true');
    expect(events).toHaveLength(1);
  });

  it('limits the comment and counts', async () => {
    const { user, field } = await vote('No');
    expect(field).toHaveAccessibleName('What is missing or wrong? (optional)');
    expect(field).toHaveAccessibleDescription(/^800 characters left/);
    await user.click(field);
    await user.paste('x'.repeat(790));
    expect(field).toHaveAccessibleDescription(/^10 characters left/);
    expect(screen.getByRole('status')).toHaveTextContent('10 characters left');
    await user.type(field, 'y'.repeat(20));
    expect(field.value).toHaveLength(800);
  });

  it('leads to a new issue that has the comment in it', async () => {
    const { user, field } = await vote('No', 'sizes');
    await user.type(field, 'Tables & "quotes" <b>');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Continue on the code host' });
    expect(link).toHaveAttribute('target', '_blank');
    const { origin, pathname, searchParams } = new URL(link.href);
    expect(origin + pathname).toBe('https://code.example/docs/issues/new');
    expect(searchParams.get('title')).toBe(`[docs] Feedback on ${PAGE}`);
    expect(searchParams.get('body')).toBe(
      `Tables & "quotes" <b>\n\nPage: http://localhost${PAGE}#sizes\nHelpful: no`,
    );
  });

  it('fits the longest comment of any script into the address', async () => {
    const { user, field } = await vote('No');
    await user.click(field);
    await user.paste('語'.repeat(900));
    const link = screen.getByRole<HTMLAnchorElement>('link');
    expect(new URL(link.href).searchParams.get('body')).toContain('語'.repeat(800));
    expect(link.href.length).toBeLessThan(8000);
  });

  it('closes the form and keeps the vote', async () => {
    const { user } = await vote('Yes');
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(yes()).toHaveAttribute('aria-pressed', 'true');
  });

  it('renders on the server', () => {
    expect(renderToString(<FeedbackPrompt page={PAGE} />)).toContain('Was this page helpful?');
  });
});
