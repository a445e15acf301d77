import { isSlotFilled } from '../../kit/client/Slot';
import type { DemoShellProps } from '../types';

/** Whether a reader may edit a demo's code: a plugin has to bring the editor, and a framed demo is a document apart. */
export function isEditable({ disableLiveEdit, iframe }: DemoShellProps): boolean {
  return !disableLiveEdit && !iframe && isSlotFilled('demoEditor');
}
