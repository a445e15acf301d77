export { anchorsOfView, listAnchors } from './buildTables';
export { buildFiles, type ApiFiles, type DemoPage, type FilesInput, type PageHistory } from './buildFiles';
export { findLinks } from './findLinks';
export { toPageMarkdown } from './markdownText';
export { planPages, type ApiPagePlan } from './planPages';
export { createTextRenderer, type RenderText } from './renderText';
export { createLinkResolver, type LinkTargets } from './resolveLink';
export { writeChanged, writeFolder } from './writeFiles';
