export { diffApi } from './diffApi';
export { findSince, type ApiVersion, type SinceProps } from './findSince';
