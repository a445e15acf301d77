import { readEnv } from '../env';

describe('readEnv (issue 2 point 1 "without any of them all works")', () => {
  it('has a default for everything', () => {
    expect(readEnv({})).toEqual({
      url: expect.stringMatching(/^https:\/\/[^/]+$/),
      baseUrl: '/',
      build: undefined,
      buildHash: undefined,
      products: [],
      pluginsOff: '',
      fixture: false,
      repository: expect.stringMatching(/^https:/),
      branch: 'main',
      feedbackUrl: '',
      cspReportUrl: '',
      ads: { isOn: false, script: '', service: '', hosts: [], backerLink: '' },
      analytics: { sinks: [], consent: 'required', vitalsUrl: '' },
      notices: { feedUrl: '', announcement: { id: '', text: '', link: '' } },
      serviceWorker: 'on',
      xLicenseKey: '',
    });
  });

  it('takes an empty variable for one that is not set', () => {
    const names = [
      'SITE_URL',
      'SITE_BASE_URL',
      'SITE_BUILD',
      'SITE_PRODUCTS',
      'SITE_PLUGINS_OFF',
      'SITE_BRANCH',
      'SITE_FEEDBACK_URL',
      'SITE_CSP_REPORT_URL',
    ];
    expect(readEnv(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readEnv({}));
  });

  it('reads what is set', () => {
    const env = readEnv({
      SITE_URL: 'https://docs.example.com',
      SITE_BASE_URL: '/ui/',
      SITE_BUILD: 'root',
      SITE_PRODUCTS: 'system, x',
      SITE_FIXTURE: '1',
      SITE_REPOSITORY: 'https://code.example.com/ui/',
      SITE_BRANCH: 'next',
      SITE_FEEDBACK_URL: '/feedback',
      SITE_CSP_REPORT_URL: 'https://reports.example.com/csp?site=docs',
    });
    expect(env).toMatchObject({
      url: 'https://docs.example.com',
      baseUrl: '/ui/',
      build: 'root',
      products: ['system', 'x'],
      fixture: true,
      repository: 'https://code.example.com/ui',
      branch: 'next',
      feedbackUrl: '/feedback',
      cspReportUrl: 'https://reports.example.com/csp?site=docs',
    });
  });

  it('lists every variable that cannot be used, with its value and what to write (design §7)', () => {
    expect(() =>
      readEnv({ SITE_URL: 'https://example.com/ui', SITE_BASE_URL: 'ui', SITE_REPOSITORY: 'owner/name' }),
    ).toThrow(
      /SITE_URL is "https:\/\/example\.com\/ui"; write .*\n.*SITE_BASE_URL is "ui"; write .*\n.*SITE_REPOSITORY is "owner\/name"; write /,
    );
  });

  it.each(['feedback', '//example.com', 'ftp://example.com'])(
    'does not take %s for SITE_FEEDBACK_URL',
    (url) => {
      expect(() => readEnv({ SITE_FEEDBACK_URL: url })).toThrow(`SITE_FEEDBACK_URL is "${url}"; write `);
    },
  );

  it.each([
    ['/docs/', '/docs'],
    ['/toolpad/', '/toolpad/core'],
  ])('does not take %s for SITE_BASE_URL, which pages begin with', (baseUrl, path) => {
    expect(() => readEnv({ SITE_BASE_URL: baseUrl })).toThrow(
      `SITE_BASE_URL is "${baseUrl}", and pages of the site begin with ${path}, too; write another, such as /ui/`,
    );
    expect(readEnv({ SITE_BASE_URL: `${baseUrl}ui/` }).baseUrl).toBe(`${baseUrl}ui/`);
  });

  it.each([
    'reports',
    'http://a.example/',
    '//a.example',
    '/csp reports',
    '/a;b',
    '/a"b',
    '/a$b',
    'https://a.example/,b',
  ])('does not take %s for SITE_CSP_REPORT_URL, which is part of headers', (url) => {
    expect(() => readEnv({ SITE_CSP_REPORT_URL: url })).toThrow(`SITE_CSP_REPORT_URL is "${url}"; write `);
  });
});
