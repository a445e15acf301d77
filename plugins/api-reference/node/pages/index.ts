export { anchorsOfView, listAnchors } from './buildTables';
export {
  buildFiles,
  findDemoPages,
  type ApiFiles,
  type DemoPage,
  type FilesInput,
  type PageHistory,
} from './buildFiles';
export { buildIndexData, buildIndexPage, type IndexPageInput } from './buildIndexPage';
export { findLinks } from './findLinks';
export { groupPlans, type ApiGroup } from './groups';
export { toPageMarkdown } from './markdownText';
export { planPages, type ApiPagePlan } from './planPages';
export { createTextRenderer, type RenderText } from './renderText';
export { createLinkResolver, type LinkTargets } from './resolveLink';
export { writeChanged, writeFolder } from './writeFiles';
