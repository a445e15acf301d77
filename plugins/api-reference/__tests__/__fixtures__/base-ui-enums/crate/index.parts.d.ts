export { CrateRoot as Root } from './CrateRoot.js';
export { BoxLid as Lid } from '../box/lid/BoxLid.js';
