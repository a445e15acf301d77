import fc from 'fast-check';

/** Pieces that addresses, markup and objects are attacked with; put together at random, they make most known tricks. */
const PIECES = [
  ...['/', '//', '\\', '/\\', '.', '..', ':', '@', '#', '?', '&', '=', '%', '%2f', '%5c', '%00', '%E0%A4%A'],
  ...[
    '\t',
    '\n',
    '\r',
    ' ',
    '\0',
    '\u202e',
    '\ud800',
    '\udfff',
    'é',
    '😀',
    '[',
    ']',
    '"',
    "'",
    '`',
    '<',
    '>',
  ],
  ...[
    'javascript:',
    'JaVaScRiPt:',
    'data:text/html,',
    'vbscript:',
    'blob:',
    'file:',
    'http:',
    'https:',
    'mailto:',
  ],
  ...[
    'evil.example',
    'site.example',
    'alert(1)',
    '<script>',
    '<img src=x onerror=alert(1)>',
    '</style>',
    '-->',
  ],
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'valueOf',
    'hasOwnProperty',
    'then',
    'NaN',
    '1e999',
    '0',
  ],
  ...['edit', 'css-', 'tailwind-', 'system-', '.js', '.tsx', 'en', 'zh', 'api', 'v7', 'material-ui', 'a'],
];

/** Text of anyone's making: pieces of attacks, any characters, half characters, and very long. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((list) => list.join('')),
  },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom(...PIECES).map((piece) => piece.repeat(2000)) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
      .map((units) => String.fromCharCode(...units)),
  },
);

/** Text that begins as an address of this site or of another does. */
export const hostileAddress: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', '/', '//', '/\\', '/\t/', '/./', '/.//', 'https://', 'http:', 'javascript:', ' /'),
    hostileText,
  )
  .map((parts) => parts.join(''));

/** Any JSON, with the keys in it that objects inherit, and those that a reader looks for. */
export function hostileJson(...keys: string[]): fc.Arbitrary<unknown> {
  const key = fc.oneof(fc.constantFrom(...PIECES, ...keys), fc.string({ maxLength: 5 }));
  const { value } = fc.letrec((tie) => ({
    leaf: fc.oneof(
      hostileText,
      hostileAddress,
      fc.double(),
      fc.integer(),
      fc.boolean(),
      fc.constantFrom(null, -0, 1e300),
    ),
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      tie('leaf'),
      fc.array(tie('value'), { maxLength: 4 }),
      // As JSON.parse makes them: `__proto__` is a key like others.
      fc
        .array(fc.tuple(key, tie('value')), { maxLength: 6 })
        .map((entries) => JSON.parse(`{${entries.map(printEntry).join(',')}}`) as unknown),
    ),
  }));
  return value;
}

const printEntry = ([key, value]: [string, unknown]) =>
  `${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}`;

/** A good value with one of its parts, at any depth, in place of which there is something else. */
export function damaged(good: unknown): fc.Arbitrary<unknown> {
  const text = JSON.stringify(good);
  const tokens = [...text.matchAll(/"(?:[^"\\]|\\.)*":?|-?\d[\d.]*|true|false|null|\[\]|\{\}/g)];
  const places = tokens.filter(([token]) => !token.endsWith(':'));
  return fc.tuple(fc.constantFrom(...places), hostileJson()).map(([{ 0: part, index: at }, value]) => {
    return JSON.parse(
      text.slice(0, at) + (JSON.stringify(value) ?? 'null') + text.slice(at + part.length),
    ) as unknown;
  });
}

/** Text where JSON was due: whole but wrong, cut off, a page of a host, or nothing. */
export function brokenText(good: unknown): fc.Arbitrary<string> {
  const text = JSON.stringify(good);
  return fc.oneof(
    damaged(good).map((value) => JSON.stringify(value)),
    fc.nat(text.length - 1).map((length) => text.slice(0, length)),
    hostileJson().map((value) => JSON.stringify(value) ?? ''),
    fc.constantFrom(
      '',
      '<!doctype html><title>Sign in</title>',
      '[[[['.repeat(5000),
      '\ufeff{}',
      'null',
      '0',
    ),
    hostileText,
  );
}

const SITE = 'https://site.example';

/** Whether a browser would stay on this site with a link, from any of its pages. */
export function staysHere(href: string): boolean {
  return URL.canParse(href, `${SITE}/a/b`) && new URL(href, `${SITE}/a/b`).origin === SITE;
}

/** Whether an address is whole, and of the web. */
export function isWebAddress(href: string): boolean {
  return URL.canParse(href) && /^https?:$/.test(new URL(href).protocol);
}
