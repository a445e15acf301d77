/**
 * How far it is open.
 * @type {number}
 */
export declare const angle = '--lid-angle';
