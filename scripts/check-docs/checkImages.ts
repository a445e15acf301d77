import type { Problem } from '../../src/pages-manifest/types';
import type { Doc } from './types';

const MARKDOWN_IMAGE = /!\[(?<alt>[^\]]*)\]\((?<src>[^)\s]*)[^)]*\)/g;
const TAG = /<img\b[^>]*>/gi;

function wrongTags(text: string): { value: string; message: string; fix: string }[] {
  return [...text.matchAll(TAG)].flatMap(([tag]) => {
    const missing = ['alt', 'width', 'height'].filter((name) => !new RegExp(`\\s${name}=`, 'i').test(tag));
    if (missing.length === 0) return [];
    const fix = `Add ${missing.map((name) => `${name}="…"`).join(' ')}; alt="" is for images that say nothing.`;
    return [{ value: tag, message: 'An image has a text and a size', fix }];
  });
}

/** Images say what they show, and keep their place while they load (issue 9 point 5). */
export function checkImages({ file, lines }: Doc): Problem[] {
  return lines.flatMap(({ text, line }) => {
    const prose = text.replace(/`[^`]*`/g, '');
    const unnamed = [...prose.matchAll(MARKDOWN_IMAGE)].filter(({ groups }) => groups?.alt?.trim() === '');
    const problems = unnamed.map(([value]) => ({
      value,
      message: 'An image has a text',
      fix: 'Say in the brackets what it shows.',
    }));
    return [...problems, ...wrongTags(prose)].map((problem) => ({ file, line, ...problem }));
  });
}
