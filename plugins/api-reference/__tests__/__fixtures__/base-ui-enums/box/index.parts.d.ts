export { BoxRoot as Root } from './root/BoxRoot.js';
export { BoxLid as Lid } from './lid/BoxLid.js';
export { BoxHandle as Handle, createBoxHandle as createHandle } from './handle.js';
