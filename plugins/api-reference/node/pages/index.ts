export { anchorsOfView, listAnchors } from './buildTables';
export { buildFiles, type DemoPage } from './buildFiles';
export { findLinks } from './findLinks';
export { planPages, type ApiPagePlan } from './planPages';
export { createTextRenderer, type RenderText } from './renderText';
export { createLinkResolver, type LinkTargets } from './resolveLink';
export { writeChanged, writeFolder } from './writeFiles';
