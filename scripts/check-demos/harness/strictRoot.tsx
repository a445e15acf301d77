import { StrictMode } from 'react';
import type { DemoRootComponent } from '../../../plugins/demos/types';

/** The wrapper of a workspace's demos, or none, in Strict Mode: the same on both sides. */
export function strictRoot(Root: DemoRootComponent | undefined): DemoRootComponent {
  return function StrictRoot({ children }) {
    return <StrictMode>{Root ? <Root>{children}</Root> : children}</StrictMode>;
  };
}
