import path from 'node:path';
import { products } from '../docs/products';
import { SANDBOX_POLICY } from './demo-editor/node/sandboxPolicy';
import { SANDBOX_BASE } from './demo-editor/types';
import { apiNotation } from './api-reference/remark/apiNotation';
import { withoutApi } from './api-reference/remark/withoutApi';
import { demoNotation } from './demos/remark/demoNotation';
import { iconSearch, withoutIconSearch } from './icons/remark/iconSearch';
import { highlightCode } from './code-highlight/rehype/highlightCode';
import { codeTabs } from './code-tabs/remark/codeTabs';
import { unwrapCodeblocks } from './code-tabs/remark/unwrapCodeblocks';
import { buildAdRow } from '../src/build/adRow';
import { createVersionLoader } from '../src/build/api/loadVersion';
import { buildAnalyticsRow } from '../src/build/analyticsRow';
import { readEnv } from '../src/build/env';
import { buildErrorsRow } from '../src/build/errorsRow';
import { buildLlmsRow } from '../src/build/llmsRow';
import { buildAnnouncementRow, buildNotificationsRow } from '../src/build/noticeRows';
import { buildSearchRow } from '../src/build/searchRow';
import { buildServiceWorkerRow } from '../src/build/serviceWorkerRow';
import type { RegistryRow } from './kit/node';

const env = readEnv();

/** Components that a writer can place with `{{"component": "Name"}}`. */
const pageComponents = { ComponentLinkHeader: '@theme/ComponentLinkHeader' };

/** A path needs none: it is on the site's own host. */
function feedbackSources(endpoint: string): Record<string, string[]> {
  return URL.canParse(endpoint) ? { 'connect-src': [new URL(endpoint).origin] } : {};
}

/** The only place where languages are enabled; each has its texts in i18n/<code>/code.json (spec §9). */
const LANGUAGES = env.fixture ? ['en', 'de'] : ['en'];

/** The plugins of the site, one row each: the only place where they are turned on and off (design §3). */
export const registry: RegistryRow[] = [
  buildAnnouncementRow(env),
  {
    name: 'keyboard-map',
    enabled: true,
    slots: { footerEnd: ['@theme/KeyboardMapButton'], shortcuts: ['@theme/KeyboardMapShortcuts'] },
  },
  {
    name: 'api-reference',
    enabled: true,
    slots: { articleFooter: ['@theme/ApiLinks'] },
    mdxComponents: {
      ApiTable: '@theme/ApiTable',
      ApiViews: '@theme/ApiViews',
      Playground: '@theme/Playground',
    },
    // Before that of `demos`, which knows no such components.
    markdown: {
      beforeDefaultRemarkPlugins: [
        [apiNotation, { loadVersion: createVersionLoader(path.join(__dirname, '..'), products) }],
      ],
    },
    markdownWhenOff: { beforeDefaultRemarkPlugins: [withoutApi] },
  },
  {
    name: 'icons',
    enabled: true,
    mdxComponents: { IconSearch: '@theme/IconSearch' },
    // Before that of `demos`, too.
    markdown: { beforeDefaultRemarkPlugins: [iconSearch] },
    markdownWhenOff: { beforeDefaultRemarkPlugins: [withoutIconSearch] },
  },
  {
    name: 'demos',
    core: true,
    enabled: true,
    options: { sourceBase: `${env.repository}/blob/${env.branch}/`, licenseKey: env.xLicenseKey },
    slots: { pageProvider: ['@theme/DemoStyles'], shortcuts: ['@theme/DemoShortcuts'] },
    csp: { 'form-action': ['https://stackblitz.com', 'https://codesandbox.io'] },
    mdxComponents: { Demo: '@theme/Demo', DemoDownload: '@theme/DemoDownload' },
    pageComponents,
    markdown: {
      beforeDefaultRemarkPlugins: [[demoNotation, { components: Object.keys(pageComponents) }]],
    },
  },
  {
    name: 'demo-editor',
    enabled: true,
    options: { licenseKey: env.xLicenseKey },
    slots: { demoEditor: ['@theme/DemoEditor'], shortcuts: ['@theme/DemoEditorShortcuts'] },
    documentPolicies: { [`/${SANDBOX_BASE}/`]: SANDBOX_POLICY },
  },
  {
    name: 'version-switcher',
    enabled: true,
    slots: { sidebarTop: ['@theme/VersionSwitcher'], pageHeader: ['@theme/VersionBanner'] },
  },
  {
    name: 'page-metadata',
    core: true,
    enabled: true,
    slots: { pageHead: ['@theme/PageMetadata'] },
  },
  {
    name: 'code-highlight',
    enabled: true,
    markdown: (options) => ({ rehypePlugins: [[highlightCode, options]] }),
  },
  {
    name: 'code-tabs',
    enabled: true,
    mdxComponents: { CodeTabs: '@theme/CodeTabs' },
    markdown: (options) => ({ remarkPlugins: [[codeTabs, options]] }),
    markdownWhenOff: { remarkPlugins: [unwrapCodeblocks] },
  },
  {
    name: 'code-copy',
    enabled: true,
    slots: { codeBlockButtons: ['@theme/CodeCopyButton'], shortcuts: ['@theme/CodeCopyShortcuts'] },
  },
  buildAdRow(env),
  buildAnalyticsRow(env),
  buildSearchRow({ engine: 'local' }),
  buildNotificationsRow(env),
  {
    name: 'settings',
    enabled: true,
    slots: {
      rootProvider: ['@theme/ThemeSettingsProvider'],
      navbarEnd: ['@theme/SettingsButton', '@theme/ModeToggle'],
    },
  },
  {
    name: 'feedback',
    enabled: true,
    options: {
      // The tests' own stand-in answers there.
      endpoint: env.feedbackUrl || (env.fixture ? '/feedback' : ''),
      newIssue: `${env.repository}/issues/new`,
    },
    slots: { articleFooter: ['@theme/Feedback'] },
    csp: feedbackSources(env.feedbackUrl),
  },
  {
    name: 'languages',
    // With English alone there is nothing to choose; a new language begins with the texts that this plugin finds.
    enabled: LANGUAGES.length > 1 || process.argv.includes('write-translations'),
    options: { languages: LANGUAGES },
    slots: { rootProvider: ['@theme/LanguageProvider'], settingsPanel: ['@theme/LanguageChoice'] },
  },
  buildErrorsRow(env),
  buildLlmsRow(env),
  buildServiceWorkerRow(env),
];
