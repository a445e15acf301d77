import { getCookie, setCookie } from '../cookies';

/** A document that notes what is written to its cookies. */
function fakeDocument(): string[] {
  const written: string[] = [];
  Object.defineProperty(globalThis, 'document', {
    configurable: true,
    value: {
      get cookie() {
        return written.map((line) => line.split(';')[0]).join('; ');
      },
      set cookie(line: string) {
        written.push(line);
      },
    },
  });
  return written;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'document');
});

describe('getCookie', () => {
  it('throws on the server, and says what to do (spec §8; issue 3 point 3)', () => {
    expect(() => getCookie('codeVariant')).toThrow(/getCookie\("codeVariant"\) was called on the server/);
    expect(() => getCookie('codeVariant')).toThrow(/effect or an event handler/);
  });

  it('reads what is there in the browser', () => {
    fakeDocument();
    expect(getCookie('codeStyling')).toBeUndefined();
    setCookie('codeStyling', 'MUI System');
    expect(getCookie('codeStyling')).toBe('MUI System');
  });
});

describe('setCookie', () => {
  it('keeps a value for 31536000 s on the whole site (spec §9 "Cookie max-age")', () => {
    const written = fakeDocument();
    setCookie('codeVariant', 'JS');
    expect(written).toHaveLength(1);
    const [pair, ...attributes] = written[0]!.split(/;\s*/);
    expect(pair).toBe('codeVariant=JS');
    expect(attributes.map((attribute) => attribute.toLowerCase()).sort()).toEqual([
      'max-age=31536000',
      'path=/',
      'samesite=lax',
    ]);
  });
});
