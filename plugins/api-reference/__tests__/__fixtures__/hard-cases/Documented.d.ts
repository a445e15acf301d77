import * as React from 'react';

export interface Position {
  x: number;
  y: number;
}

interface BaseProps {
  /**
   * Called when it closes.
   *
   * @param {object} event - What happened.
   * @param {string} reason Can be: `"escape"`, `"button"`.
   * @returns {boolean} Whether it may close.
   */
  onClose?: (event: React.SyntheticEvent, reason: 'escape' | 'button') => boolean;
}

export interface DocumentedProps extends BaseProps {
  /**
   * First paragraph, with `code`.
   *
   * - a list
   * - of {@link https://example.com/list things}
   *
   * Last paragraph.
   */
  children?: React.ReactNode;
  /**
   * @deprecated
   */
  dense?: boolean;
  /**
   * How to write a number.
   * @param value The number.
   * @returns Its text.
   * @default (value) => {
   *   return String(value);
   * }
   */
  format?: (value: number, position?: Position) => string;
  /**
   * Draws it in place of the usual one.
   */
  getPosition?: Position | (() => Position) | null;
  /** Called when it is clicked. */
  onClick?: React.MouseEventHandler<HTMLSpanElement>;
  onClose?: BaseProps['onClose'];
  /**
   * Left and right, in pixels.
   * @default { left: 0, right: 0 }
   */
  padding?: { left: number; right: number };
  /**
   * Size.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * Use {@link DocumentedProps.size} instead.
   * @deprecated Use `size` instead. It will be removed.
   */
  small?: boolean;
  /** @ignore */
  internalState?: string;
}

/**
 * Says everything about itself.
 * @deprecated Use `Card` instead.
 */
export declare const Documented: React.MemoExoticComponent<(props: DocumentedProps) => React.ReactElement | null>;
