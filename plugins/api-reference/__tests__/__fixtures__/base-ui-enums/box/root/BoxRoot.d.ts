/**
 * Groups all parts.
 * Doesn't render its own HTML element.
 *
 * Documentation: [Base UI Box](https://base-ui.com/react/components/box)
 */
export declare function BoxRoot(props: BoxRoot.Props): null;
export interface BoxRootProps {
  /** @ignore */
  internal?: string | undefined;
  /** Called when the BoxLid moves, see also Box.Lid. */
  onMove?: ((details: BoxRootMoveDetails) => void) | undefined;
}
export interface BoxRootMoveDetails {
  /** How far. */
  distance: number;
}
export declare namespace BoxRoot {
  type Props = BoxRootProps;
  type MoveDetails = BoxRootMoveDetails;
}
