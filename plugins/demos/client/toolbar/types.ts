import type { DemoShellProps, DemoSource, Island, Styling } from '../../types';
import type { ToolIcon } from '../icons';

export interface DemoToolbarProps extends DemoShellProps {
  island: Island;
  styling: Styling;
  surface: HTMLElement | null;
  codeId: string;
  open: boolean;
  loadSource(): Promise<DemoSource | null>;
  /** Called when the reader is about to switch language or styling here. */
  onSwitch(): void;
  onToggle(): void;
  onReset(): void;
  onEdit(): void;
}

/** A button of the toolbar, or a link where it has an address. */
export interface Tool {
  icon: ToolIcon;
  label: string;
  onClick?(): void;
  href?: string;
  /** Of a button that shows and hides something. */
  expanded?: boolean;
}

export interface Tab {
  label: string;
  selected: boolean;
  onSelect(): void;
  /** Called when the reader may be about to select it. */
  onIntent(): void;
}

export interface TabGroup {
  label: string;
  tabs: Tab[];
}
