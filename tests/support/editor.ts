import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { demoOf, wakeDemo } from './demos';

/** Page whose demos the tests of the editor edit. */
export const EDITED_PAGE = '/fixture/react-demos';

export interface Editor {
  demo: Locator;
  /** What is typed into. */
  code: Locator;
  frame: FrameLocator;
}

export function editorOf(page: Page, stem: string): Editor {
  const demo = demoOf(page, stem);
  return {
    demo,
    code: demo.getByRole('textbox', { name: /^Source of / }),
    frame: demo.locator('iframe').contentFrame(),
  };
}

export async function openEditor(page: Page, stem = 'MuiButtons'): Promise<Editor> {
  await page.goto(EDITED_PAGE);
  const editor = editorOf(page, stem);
  await wakeDemo(editor.demo);
  await editor.demo.getByRole('button', { name: 'Edit the code' }).click();
  await expect(editor.code).toBeFocused();
  await expect(editor.frame.locator('[data-demo-root] > *')).not.toHaveCount(0);
  return editor;
}

export async function write(page: Page, { code }: Editor, source: string): Promise<void> {
  await code.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(source);
}
