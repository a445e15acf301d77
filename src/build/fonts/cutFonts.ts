import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { FONTS, publicName, sourceOf, type Font } from './fonts';

async function cutFont(font: Font, target: string): Promise<void> {
  const { min, max } = font.weights;
  const content = await subsetFont(fs.readFileSync(sourceOf(font)), null, {
    targetFormat: 'woff2',
    // The package's file has Latin letters only already.
    keepAllGlyphs: true,
    variationAxes: { wght: min === max ? min : { min, max } },
  });
  // In one step: several units may be built at once.
  const temporary = `${target}.${process.pid}`;
  fs.writeFileSync(temporary, content);
  fs.renameSync(temporary, target);
}

/**
 * Writes the fonts that the site serves itself, each with the weights only that the site uses: a third less to fetch.
 * What is there already stays, and what an earlier version wrote goes.
 */
export async function cutFonts(folder: string): Promise<void> {
  fs.mkdirSync(folder, { recursive: true });
  const names = FONTS.map(publicName);
  const isOld = (name: string) => name.endsWith('.woff2') && !names.includes(name);
  for (const name of fs.readdirSync(folder).filter(isOld))
    fs.rmSync(path.join(folder, name), { force: true });
  for (const font of FONTS) {
    const target = path.join(folder, publicName(font));
    if (!fs.existsSync(target)) await cutFont(font, target);
  }
}
