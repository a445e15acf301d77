export * from './box/index.js';
export * from './crate/index.js';
