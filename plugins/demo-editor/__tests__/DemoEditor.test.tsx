/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DemoEditor from '../theme/DemoEditor';
import type { DemoEditorProps } from '../types';

let mockFailures = 0;

jest.mock(
  '@theme/DemoEditorPanel',
  () => {
    mockFailures -= 1;
    if (mockFailures >= 0) throw new Error('offline');
    return { __esModule: true, default: ({ name, source }: DemoEditorProps) => `${name}: ${source}` };
  },
  { virtual: true },
);

beforeEach(() => {
  jest.resetModules();
});

const onClose = jest.fn();

function renderEditor() {
  return render(
    <DemoEditor
      name="BasicButtons"
      fileName="BasicButtons.tsx"
      source="code"
      sandbox="material-ui-v9"
      folder="react-button"
      height={120}
      onClose={onClose}
    />,
  );
}

describe('DemoEditor', () => {
  it('says that it loads, then shows the editor', async () => {
    mockFailures = 0;
    renderEditor();
    expect(screen.getByRole('status')).toHaveTextContent('Loading the editor…');
    expect(await screen.findByText('BasicButtons: code')).toBeVisible();
  });

  it('says that it could not load, and tries again', async () => {
    mockFailures = 1;
    renderEditor();
    expect(await screen.findByRole('alert')).toHaveTextContent('The editor could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Close editor' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('BasicButtons: code')).toBeVisible();
  });
});
