export interface CardClasses {
  /** Styles of the root. */
  root: string;
  /** Styles of the title. */
  title: string;
  /** State class of a card that is chosen. */
  selected: string;
  /**
   * Styles of the picture.
   * @deprecated Use `title` instead.
   */
  picture: string;
}
declare const cardClasses: CardClasses;
export default cardClasses;
