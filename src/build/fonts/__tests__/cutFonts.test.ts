import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cutFonts } from '../cutFonts';
import { FONTS, publicName, sourceOf } from '../fonts';

describe('cutFonts (spec §9: three fonts; issue 10 point 1: 60 kB of fonts)', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fonts-'));
  const sizeOf = (file: string) => fs.statSync(file).size;

  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it('writes each font, at least a quarter smaller than its package has it, and takes away earlier ones', async () => {
    fs.writeFileSync(path.join(folder, 'geist-old.woff2'), 'old');
    await cutFonts(folder);
    expect(fs.readdirSync(folder).sort()).toEqual(FONTS.map(publicName).sort());
    for (const font of FONTS) {
      const file = path.join(folder, publicName(font));
      expect(fs.readFileSync(file).toString('latin1', 0, 4)).toBe('wOF2');
      expect(sizeOf(file)).toBeLessThan(0.75 * sizeOf(sourceOf(font)));
    }
  });

  it('leaves what is there', async () => {
    const files = FONTS.map((font) => path.join(folder, publicName(font)));
    for (const file of files) fs.writeFileSync(file, 'there');
    await cutFonts(folder);
    expect(files.map((file) => fs.readFileSync(file, 'utf8'))).toEqual(['there', 'there', 'there']);
  });

  it('gives a file another name when other weights are wanted', () => {
    const [font] = FONTS;
    if (!font) throw new Error('no font');
    expect(publicName({ ...font, weights: { min: 400, max: 800 } })).not.toBe(publicName(font));
  });
});
