export { loadSizes, type LoadSizesOptions } from './loadSizes';
