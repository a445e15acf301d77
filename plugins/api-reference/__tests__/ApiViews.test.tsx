/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import ApiViews from '../theme/ApiViews';

const KEY = 'site.api-reference.view';

function radio(name: string) {
  return screen.getByRole('radio', { name });
}

/** What another tab of the browser does. */
function chooseElsewhere(view: string): void {
  localStorage.setItem(KEY, view);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.apiView;
});

describe('ApiViews (issue 4 point 3 "Views table / expanded / compact, remembered")', () => {
  it('begins with the table', () => {
    render(<ApiViews />);
    expect(screen.getByRole('group', { name: 'View of the tables' })).toBeVisible();
    expect(radio('Table')).toBeChecked();
    expect(document.documentElement).toHaveAttribute('data-api-view', 'table');
  });

  it('lays the page out as a reader chooses, and keeps the choice', async () => {
    const { unmount } = render(<ApiViews />);
    await userEvent.click(radio('Compact'));
    expect(document.documentElement).toHaveAttribute('data-api-view', 'compact');
    unmount();
    render(<ApiViews />);
    expect(radio('Compact')).toBeChecked();
  });

  it('works with the keyboard', async () => {
    render(<ApiViews />);
    await userEvent.tab();
    expect(radio('Table')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(radio('Expanded')).toBeChecked();
    expect(document.documentElement).toHaveAttribute('data-api-view', 'expanded');
  });

  it('follows other tabs, and other controls of the page', async () => {
    render(
      <>
        <ApiViews />
        <ApiViews />
      </>,
    );
    chooseElsewhere('expanded');
    const [first, second] = screen.getAllByRole('radio', { name: 'Expanded' });
    expect(first).toBeChecked();
    expect(second).toBeChecked();
    expect(document.documentElement).toHaveAttribute('data-api-view', 'expanded');
  });

  it.each(['nonsense', ''])('takes %p in the storage for the table', (value) => {
    localStorage.setItem(KEY, value);
    render(<ApiViews />);
    expect(radio('Table')).toBeChecked();
  });

  it('lasts as long as the page where the browser refuses to store it (spec §8)', async () => {
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused');
    });
    render(<ApiViews />);
    await userEvent.click(radio('Compact'));
    expect(radio('Compact')).toBeChecked();
    refused.mockRestore();
    await userEvent.click(radio('Table'));
  });

  it('is the table in the HTML of the server', () => {
    expect(renderToString(<ApiViews />)).toMatch(/value="table"[^>]*checked|checked[^>]*value="table"/);
  });
});
