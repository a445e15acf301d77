export { buildChangesData, buildChangesPage, type ChangesPageInput } from './buildChangesPage';
export { buildSections } from './buildSections';
export { diffApi } from './diffApi';
export { findSince } from './findSince';
export {
  CHANGES_PAGE,
  createHistory,
  createSinceLabels,
  type ApiHistory,
  type HistoryVersion,
} from './history';
