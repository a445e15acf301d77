export declare enum BoxLidDataAttributes {
  /**
   * Where the lid is.
   * @type {'on' | 'off'}
   */
  place = 'data-place',
  /** @ignore */
  internal = 'data-internal',
}
