import fs from 'node:fs';
import path from 'node:path';
import { buildSettings, buildSlotData } from '../node/buildSettings';
import { DEFAULT_OPTIONS, validateOptions, type Options } from '../options';

const rootDir = path.resolve(__dirname, '../../..');

function validate(options: object = {}) {
  return validateOptions({ options: options as Options });
}

describe('options of ad-slot', () => {
  it('default to in-house ads and a display ratio of 0.1 (spec §3 "Ad configuration")', () => {
    expect(validate()).toEqual({ id: 'default', ...DEFAULT_OPTIONS });
    expect(validate()).toMatchObject({ displayRatio: 0.1, network: null, service: null, paths: ['/'] });
  });

  it('can all be set', () => {
    const ad = {
      name: 'own',
      link: 'https://a.example/',
      img: 'https://a.example/a.svg',
      description: '<b>Own</b>',
      poweredby: 'Us',
      label: 'own',
    };
    const options = {
      displayRatio: 1,
      scriptDelay: 50,
      network: { script: 'https://a.example/a.js', scriptId: 'a', element: '.ad' },
      service: '/ads.json',
      backerLinks: ['https://a.example/backers'],
      ads: [ad],
      paths: ['/x'],
    };
    expect(validate(options)).toEqual({ id: 'default', ...options });
    const network = { script: 'https://a.example/a.js' };
    expect(validate({ network }).network).toEqual({
      ...network,
      scriptId: '_carbonads_js',
      element: '#carbonads',
    });
  });

  it.each([
    ['displayRatio', -0.1],
    ['displayRatio', 1.1],
    ['displayRatio', '0.5'],
    ['scriptDelay', -1],
    ['scriptDelay', 0.5],
    ['network', 'https://a.example/a.js'],
    ['network', { script: 'javascript:alert(1)' }],
    ['network', {}],
    ['service', '//a.example/ads.json'],
    ['service', 'ads.json'],
    ['backerLinks', ['mailto:a@example.com']],
    ['ads', [{ name: 'a' }]],
    ['ads', {}],
    ['paths', ['x']],
    ['paths', '/'],
  ])('reject as %s %j', (name, value) => {
    expect(() => validate({ [name]: value })).toThrow(new RegExp(`\\[ad-slot\\][^]*- ${name}`));
  });
});

describe('what the browser gets', () => {
  it('has the base of the site in paths of this site, and in no other address', () => {
    const options = validate({ service: '/ads.json', network: { script: 'https://a.example/a.js' } });
    const settings = buildSettings(options, '/ui/');
    expect(settings.service).toBe('/ui/ads.json');
    expect(settings.network?.script).toBe('https://a.example/a.js');
    expect(settings.ads[0]?.img).toMatch(/^\/ui\/promotions\//);
  });

  it('is on every page where there are ads, and no more than that', () => {
    expect(buildSlotData(validate(), '/')).toEqual({ paths: ['/'] });
    expect(buildSlotData(validate({ paths: ['/x', '/y/'] }), '/ui/')).toEqual({
      paths: ['/ui/x/', '/ui/y/'],
    });
  });

  it('has pictures that exist, in a kilobyte each', () => {
    for (const { img } of DEFAULT_OPTIONS.ads) {
      expect(fs.statSync(path.join(rootDir, 'static', img)).size).toBeLessThan(1024);
    }
  });
});
