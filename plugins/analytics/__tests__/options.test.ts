import { buildSettings } from '../node/buildSettings';
import { DEFAULT_OPTIONS, validateOptions, type Options } from '../options';

function validate(options: object = {}) {
  return validateOptions({ options: options as Options });
}

describe('options of analytics', () => {
  it('default to no sink, to consent, and to a timeout of 0 ms (design §11)', () => {
    expect(validate()).toEqual({ id: 'default', ...DEFAULT_OPTIONS });
    expect(DEFAULT_OPTIONS).toEqual({ sinks: [], consent: 'required', pageViewDelay: 0, vitals: null });
  });

  it('can all be set; a sink is the tag function by default, web vitals a ten-thousandth (spec §9)', () => {
    const options = {
      sinks: [{ id: 'G-1' }, { type: 'beacon', url: '/events' }, { type: 'console' }],
      consent: 'assumed',
      pageViewDelay: 100,
      vitals: { url: 'https://a.example/vitals' },
    };
    expect(validate(options)).toEqual({
      ...options,
      id: 'default',
      sinks: [
        { type: 'gtag', id: 'G-1', script: 'https://www.googletagmanager.com/gtag/js' },
        { type: 'beacon', url: '/events' },
        { type: 'console' },
      ],
      vitals: { url: 'https://a.example/vitals', ratio: 1e-4 },
    });
  });

  it.each([
    ['sinks', [{}]],
    ['sinks', [{ type: 'gtag' }]],
    ['sinks', [{ type: 'beacon' }]],
    ['sinks', [{ type: 'beacon', url: 'events' }]],
    ['sinks', [{ type: 'console', url: '/x' }]],
    ['sinks', [{ type: 'telepathy' }]],
    ['sinks', { id: 'G-1' }],
    ['consent', true],
    ['consent', 'never'],
    ['pageViewDelay', -1],
    ['pageViewDelay', '0'],
    ['vitals', {}],
    ['vitals', { url: '/v', ratio: 2 }],
    ['vitals', '/v'],
  ])('reject as %s %j', (name, value) => {
    expect(() => validate({ [name]: value })).toThrow(new RegExp(`\\[analytics\\][^]*- ${name}`));
  });
});

describe('what the browser gets', () => {
  it('has the base of the site in addresses of this site, and the prefixes of products, the longest first', () => {
    const options = validate({
      sinks: [
        { id: 'G-1', script: '/tag.js' },
        { type: 'beacon', url: '/events' },
      ],
      vitals: { url: '/vitals' },
    });
    const site = {
      products: [
        { id: 'x-charts', family: 'x', versions: [{ prefixes: ['/x/react-charts'] }] },
        { id: 'system', family: 'core', versions: [{ prefixes: ['/system'] }, { prefixes: ['/system/v7'] }] },
      ],
    };
    expect(buildSettings(options, site, '/ui/')).toMatchObject({
      sinks: [{ script: '/ui/tag.js' }, { url: '/ui/events' }],
      vitals: { url: '/ui/vitals' },
      products: [
        { prefix: '/ui/x/react-charts', productId: 'x-charts', categoryId: 'x' },
        { prefix: '/ui/system/v7', productId: 'system', categoryId: 'core' },
        { prefix: '/ui/system', productId: 'system', categoryId: 'core' },
      ],
    });
  });
});
