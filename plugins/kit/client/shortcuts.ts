import type { ComponentType } from 'react';

export interface ShortcutProps {
  /**
   * The ways to press it, each a list of keys that go together: names as `KeyboardEvent.key` has them, and `Mod` for Cmd on
   * Apple's devices and Ctrl on others.
   */
  keys: readonly (readonly string[])[];
  /** What it does. */
  label: string;
}

/**
 * What the keyboard map hands to each component in the slot `shortcuts`, where a plugin lists its own:
 * `({ Shortcut }) => <Shortcut keys={[['Mod', 'K'], ['/']]} label={…} />`. They are loaded with the map, not with the page.
 */
export interface ShortcutsProps {
  Shortcut: ComponentType<ShortcutProps>;
}
