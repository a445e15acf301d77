export interface BoxLidState {
  open: boolean;
}
interface Shared<State> {
  className?: string | ((state: State) => string) | undefined;
}
export interface BoxLidProps extends Shared<BoxLidState> {
  /**
   * What the Box.Lid is made of.
   * @default 'wood'
   */
  material: 'wood' | 'steel';
}
/**
 * Covers the box.
 * Renders a `<div>` element.
 *
 * Documentation: [Base UI Box](https://base-ui.com/react/components/box)
 */
export declare const BoxLid: (props: BoxLidProps) => null;
export declare namespace BoxLid {
  type State = BoxLidState;
  type Props = BoxLidProps;
}
