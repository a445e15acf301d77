import { strToU8, zipSync, type Zippable } from 'fflate';
import { buildProject } from '../client/buildProject';
import type { Language } from '../types';
import { buildSource } from './buildSource';

export interface Archive {
  /** The folder that it unpacks to, and its own name without the ending: `sign-in`. */
  name: string;
  content: Uint8Array;
  /** Files that it was made from. */
  inputs: string[];
}

/** The same files give the same bytes, whenever they are packed; archives know no time before 1980. */
const PACKED_AT = new Date(2000, 0, 1);

/** `SignInSide` -> `Sign in side` */
function titleOf(stem: string): string {
  const words = stem.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function writeReadme(title: string): string {
  return `# ${title}\n\n\`\`\`bash\nnpm install\nnpm run dev\n\`\`\`\n\n\`npm run build\` makes the files for a server in \`dist\`.\n`;
}

/**
 * A demo as a Vite project in a `.zip`, in one folder (issue 9 point 3).
 *
 * @param main the demo's file, absolute
 */
export async function buildArchive(main: string, language: Language): Promise<Archive> {
  const { source, inputs } = await buildSource(main, language);
  const title = titleOf(source.files[0]?.name.replace(/\.\w+$/, '') ?? 'Demo');
  const name = title.toLowerCase().replaceAll(' ', '-');
  const files = {
    ...buildProject(title, source, language).files,
    'README.md': writeReadme(title),
    '.gitignore': 'node_modules\ndist\n',
  };
  const packed: Zippable = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [`${name}/${file}`, strToU8(text)]),
  );
  return { name, content: zipSync(packed, { level: 9, mtime: PACKED_AT }), inputs };
}
