import type { BoxRoot } from '../box/root/BoxRoot.js';
/**
 * Groups all parts.
 *
 * Documentation: [Base UI Crate](https://base-ui.com/react/components/crate)
 */
export declare function CrateRoot(props: CrateRoot.Props): null;
export interface CrateRootProps {
  /** Called when it moves. */
  onMove?: ((details: CrateRoot.MoveDetails) => void) | undefined;
}
export declare namespace CrateRoot {
  type Props = CrateRootProps;
  type MoveDetails = BoxRoot.MoveDetails;
}
