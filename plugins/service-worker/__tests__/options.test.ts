import { DEFAULT_OPTIONS, validateOptions, type Options } from '../options';

function validate(options: object) {
  return validateOptions({ options: options as Options });
}

describe('options of service-worker', () => {
  it('name no host by default', () => {
    expect(validate({})).toEqual({ id: 'default', ...DEFAULT_OPTIONS });
    expect(DEFAULT_OPTIONS).toEqual({ host: null, state: 'on' });
  });

  it('can all be set', () => {
    expect(validate({ host: 'localhost', state: 'kill' })).toMatchObject({
      host: 'localhost',
      state: 'kill',
    });
  });

  it.each([
    ['host', ''],
    ['host', 'https://docs.example.com'],
    ['host', 'docs.example.com:3000'],
    ['state', 'off'],
    ['state', true],
  ])('refuse %s: %p', (name, value) => {
    expect(() => validate({ host: 'docs.example.com', [name]: value })).toThrow(
      new RegExp(`\\[service-worker\\] [^]*${name}`),
    );
  });
});
