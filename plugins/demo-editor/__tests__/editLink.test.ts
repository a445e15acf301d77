import { readEditName } from '../../kit/client/editHash';
import { decodeEdit, encodeEdit, MAX_PAYLOAD } from '../client/editLink';

const demo = {
  name: 'BasicButtons',
  source: 'export default function Demo() {\n  return <b>¡Hola, 世界! 👋</b>;\n}\n',
};

/** Text that does not compress. */
function createNoise(length: number): string {
  let seed = 1;
  const next = () => (seed = (seed * 16807) % 2147483647);
  return Array.from({ length }, () => String.fromCharCode(33 + (next() % 90))).join('');
}

async function encode(name: string, source: string): Promise<string> {
  return (await encodeEdit({ name, source })) ?? '';
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
}

describe('the address of an edit', () => {
  it.each([demo.source, '', 'a', 'a'.repeat(50_000)])('brings the source back (%#)', async (source) => {
    const hash = await encode('Demo', source);
    expect(hash).toMatch(/^#edit=Demo:[\w-]+$/);
    expect(await decodeEdit(hash)).toEqual({ name: 'Demo', source });
  });

  it('names the demo, whatever its name', async () => {
    const hash = await encode('Größe & "more":', demo.source);
    expect(readEditName(hash)).toBe('Größe & "more":');
    expect(await decodeEdit(hash)).toEqual({ name: 'Größe & "more":', source: demo.source });
  });

  it('is short: source is compressed', async () => {
    expect((await encode(demo.name, demo.source.repeat(20))).length).toBeLessThan(200);
  });

  it('is not made of a source that would be too long for it', async () => {
    expect(await encodeEdit({ name: 'Demo', source: createNoise(20_000) })).toBeNull();
    const hash = await encode('Demo', createNoise(6_000));
    expect(hash.length).toBeLessThanOrEqual('#edit=Demo:'.length + MAX_PAYLOAD);
  });
});

describe('decodeEdit takes nothing else (design §8)', () => {
  it.each([
    [''],
    ['#'],
    ['#BasicButtons.tsx'],
    ['#edit='],
    ['#edit=Demo'],
    ['#edit=Demo:'],
    ['#edit=:S0xKBgA'],
    ['#edit=Demo:S0xKBgA='],
    ['#edit=Demo:S0x KBgA'],
    ['#edit=Demo:<script>'],
    ['#edit=De<mo:S0xKBgA'],
    ['#edit=%:S0xKBgA'],
    ['#edit=Demo:AAAA'],
    ['#edit=Demo:S'],
    [`#edit=${'a'.repeat(201)}:S0xKBgA`],
    [`#edit=Demo:${'A'.repeat(MAX_PAYLOAD + 1)}`],
  ])('%s', async (hash) => {
    expect(await decodeEdit(hash)).toBeNull();
  });

  it('the same address with a byte cut off', async () => {
    expect(await decodeEdit((await encode('Demo', demo.source)).slice(0, -2))).toBeNull();
  });

  it('bytes that are no text', async () => {
    expect(await decodeEdit(`#edit=Demo:${await deflate(new Uint8Array([0xff, 0xfe, 0x41]))}`)).toBeNull();
  });

  it('a few bytes that unfold to millions', async () => {
    const payload = await deflate(new Uint8Array(5_000_000).fill(0x61));
    expect(payload.length).toBeLessThan(MAX_PAYLOAD);
    expect(await decodeEdit(`#edit=Demo:${payload}`)).toBeNull();
  });
});
