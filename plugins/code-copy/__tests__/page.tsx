import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { setPluginData } from '../../../test/docusaurus/useGlobalData';
import CodeCopyButton from '../theme/CodeCopyButton';
import { PLUGIN_NAME, type CodeCopyData } from '../types';

export function CodeBlock({ name, code }: { name: string; code: string }) {
  return (
    <figure aria-label={name} data-code-block="bash">
      <pre tabIndex={0}>{code}</pre>
      <CodeCopyButton code={() => code} />
    </figure>
  );
}

export const page = (
  <>
    <CodeBlock name="install" code="npm install" />
    <CodeBlock name="start" code="npm start" />
    <p>Some prose</p>
    <input aria-label="search" defaultValue="query" />
    <input aria-label="amount" type="number" defaultValue="12" />
    <input aria-label="agree" type="checkbox" />
    <textarea aria-label="notes" defaultValue="notes" />
    <div contentEditable suppressContentEditableWarning tabIndex={0} aria-label="editor" role="textbox">
      edited
    </div>
  </>
);

/** user-event puts a clipboard of its own into the page, which the tests read. */
export function renderPage(data: Partial<CodeCopyData> = {}) {
  setPluginData(PLUGIN_NAME, { resetAfter: 2000, keyboard: true, ...data } satisfies CodeCopyData);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { user, ...render(page) };
}

export function refuseClipboard({ command }: { command: boolean }): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  document.execCommand = () => command;
}

export function block(name: string) {
  return screen.getByRole('figure', { name });
}

export function button(name: string) {
  return within(block(name)).getByRole('button');
}

export function status(name: string) {
  return within(block(name)).getByRole('status');
}

export function code(name: string) {
  return block(name).querySelector('pre')!;
}

/** Waits for the copy that a click or key press started, which takes no time on the clock. */
export async function settle(): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(0));
}

export async function clickCopy(user: UserEvent, name: string): Promise<void> {
  await user.click(button(name));
  await settle();
}

export async function pressCopy(init: KeyboardEventInit = {}): Promise<void> {
  const target = document.activeElement ?? document.body;
  fireEvent.keyDown(target, { key: 'c', code: 'KeyC', ctrlKey: true, ...init });
  await settle();
}

export function pass(milliseconds: number): void {
  act(() => jest.advanceTimersByTime(milliseconds));
}
