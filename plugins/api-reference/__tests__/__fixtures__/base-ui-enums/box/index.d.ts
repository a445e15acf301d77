export * as Box from './index.parts.js';
export type * from './root/BoxRoot.js';
export type * from './lid/BoxLid.js';
