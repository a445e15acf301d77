export * as Crate from './index.parts.js';
