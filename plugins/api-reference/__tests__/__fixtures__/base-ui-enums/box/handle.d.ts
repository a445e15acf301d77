/** Controls a Box. */
export declare class BoxHandle {
  private readonly store;
  protected attach(): void;
  /** Whether the box is open. */
  get isOpen(): boolean;
  /**
   * Opens the box.
   * @param by Who opens it.
   */
  open(by: string): void;
}
/** Creates a handle. */
export declare function createBoxHandle(): BoxHandle;
