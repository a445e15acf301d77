import { readAdsEnv, type AdsEnv } from './envAds';
import { readAnalyticsEnv, type AnalyticsEnv } from './envAnalytics';
import { readBaseUrl } from './envBaseUrl';
import { readNoticesEnv, type NoticesEnv } from './envNotices';
import { readReportUrl } from './envReporting';
import { readServiceWorkerEnv, type ServiceWorkerEnv } from './envServiceWorker';

/**
 * Everything that a deployment sets, read from the environment in this one place (`.env.example` describes each).
 * Without any of them the site works.
 */
export interface SiteEnv {
  /** Origin of the deployment, without a path. */
  url: string;
  /** Path below which the site lives, with slashes at both ends. */
  baseUrl: string;
  /** One unit to build: `root` or `<product>@<version>`; `undefined` for all in one (development). */
  build: string | undefined;
  /** Fingerprint of what that unit is made from; `npm run build` sets it. */
  buildHash: string | undefined;
  /** Products of the development server; empty for all. */
  products: string[];
  /** Plugins to leave out, comma-separated. */
  pluginsOff: string;
  /** Whether the fixture product is part of the site: in tests only. */
  fixture: boolean;
  /** Repository of this site on the code host, for "Edit this page". */
  repository: string;
  /** Branch that "Edit this page" leads to. */
  branch: string;
  ads: AdsEnv;
  analytics: AnalyticsEnv;
  notices: NoticesEnv;
  serviceWorker: ServiceWorkerEnv;
  /** License key of MUI X, for demos of its commercial libraries; empty for none. */
  xLicenseKey: string;
  /** Where feedback is posted: an address, or a path of the same host; empty for nowhere. */
  feedbackUrl: string;
  /** Where browsers report what the Content-Security-Policy blocked: an address or a path; empty for nowhere. */
  cspReportUrl: string;
}

function list(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

/**
 * @throws one Error that lists every variable that cannot be used, with what to write instead
 */
export function readEnv(env: NodeJS.ProcessEnv = process.env): SiteEnv {
  const problems: string[] = [];
  const url = env.SITE_URL || 'https://ui-docs.example';
  if (!URL.canParse(url) || new URL(url).pathname !== '/') {
    problems.push(
      `SITE_URL is "${url}"; write an origin such as https://docs.example.com (the path goes into SITE_BASE_URL)`,
    );
  }
  const baseUrl = readBaseUrl(env, problems);
  const repository = env.SITE_REPOSITORY || 'https://github.com/ui-docs/ui-docs';
  if (!/^https?:\/\//.test(repository)) {
    problems.push(
      `SITE_REPOSITORY is "${repository}"; write its address, such as https://github.com/owner/name`,
    );
  }
  const feedbackUrl = env.SITE_FEEDBACK_URL ?? '';
  if (feedbackUrl !== '' && !/^(https?:\/\/|\/(?!\/))/.test(feedbackUrl)) {
    problems.push(
      `SITE_FEEDBACK_URL is "${feedbackUrl}"; write an address such as https://feedback.example.com/docs, or a path such as /feedback`,
    );
  }
  const ads = readAdsEnv(env, problems);
  const analytics = readAnalyticsEnv(env, problems);
  const notices = readNoticesEnv(env, problems);
  const serviceWorker = readServiceWorkerEnv(env, problems);
  const cspReportUrl = readReportUrl(env, problems);
  if (problems.length > 0) {
    throw new Error(
      `Environment variables that cannot be used:\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );
  }
  return {
    url,
    baseUrl,
    build: env.SITE_BUILD || undefined,
    buildHash: env.SITE_BUILD_HASH || undefined,
    products: list(env.SITE_PRODUCTS),
    pluginsOff: env.SITE_PLUGINS_OFF ?? '',
    fixture: env.SITE_FIXTURE === '1',
    repository: repository.replace(/\/$/, ''),
    branch: env.SITE_BRANCH || 'main',
    ads,
    analytics,
    notices,
    serviceWorker,
    xLicenseKey: env.SITE_X_LICENSE_KEY?.trim() ?? '',
    feedbackUrl,
    cspReportUrl,
  };
}
