/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { useRef, useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MarkdownMenu from '../theme/MarkdownMenu';

const HREF = '/kit/react-button.md';

/** A host that answers with a text, or with a page for everything as development servers do. */
function answerWith(text: string, type: string, status = 200): void {
  const headers = new Headers({ 'Content-Type': type });
  window.fetch = async () => ({ ok: status < 400, status, headers, text: async () => text }) as Response;
}

function Page() {
  const [isOpen, setOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div>
        <button ref={button}>Markdown</button>
        {isOpen && <MarkdownMenu href={HREF} button={button} onClose={() => setOpen(false)} />}
      </div>
      <p>Elsewhere</p>
    </>
  );
}

const items = () => screen.getAllByRole('menuitem');

beforeEach(() => answerWith('# Button', 'text/markdown; charset=utf-8'));

describe('the menu of a page as Markdown (issue 8 point 3)', () => {
  it('leads to the Markdown and to assistants that are told its address, without a referrer', () => {
    render(<Page />);
    expect(items().map(({ textContent }) => textContent)).toEqual([
      'Copy page as Markdown',
      'Open as Markdown',
      'Open in Chat',
    ]);
    expect(items()[1]).toHaveAttribute('href', HREF);
    expect(items()[2]).toHaveAttribute(
      'href',
      `https://chat.example/?q=${encodeURIComponent('Read https://docs.example/kit/react-button.md so that I can ask about it.')}`,
    );
    expect(items()[2]).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('has the focus, and moves it by arrows, Home, End and letters', async () => {
    const user = userEvent.setup();
    render(<Page />);
    expect(items()[0]).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(items()[2]).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(items()[0]).toHaveFocus();
    await user.keyboard('o');
    expect(items()[1]).toHaveFocus();
    await user.keyboard('o');
    expect(items()[2]).toHaveFocus();
    await user.keyboard('{Home}{End}');
    expect(items()[2]).toHaveFocus();
  });

  it('closes by Escape, which gives the focus back, and by a press elsewhere', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<Page />);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByText('Markdown')).toHaveFocus();
    unmount();
    render(<Page />);
    await user.click(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('copies the Markdown and says so', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(items()[0]!);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied'));
    expect(await navigator.clipboard.readText()).toBe('# Button');
  });

  it.each([
    ['another page', '<!doctype html>', 'text/html', 200],
    ['an error', '', 'text/plain', 500],
  ])('says that nothing was copied where the host answers with %s', async (_name, text, type, status) => {
    answerWith(text, type, status);
    const user = userEvent.setup();
    render(<Page />);
    await user.click(items()[0]!);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Not copied'));
  });
});
