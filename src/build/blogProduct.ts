import fs from 'node:fs';
import path from 'node:path';
import matter from '@11ty/gray-matter';
import type { TwinPage, TwinProduct } from '../../plugins/llms/node/site';

const FOLDER = 'blog';

interface PostFrontMatter {
  title?: string;
  description?: string;
  slug?: string;
  draft?: boolean;
  unlisted?: boolean;
}

/** `2026-11-21-a-build.md` -> `a-build`, as Docusaurus does where a post names no address. */
function slugOf(file: string): string {
  return file.replace(/^\d{4}-\d{2}-\d{2}-/, '').replace(/\.mdx?$/, '');
}

function readPost(rootDir: string, file: string): TwinPage[] {
  const data = matter(fs.readFileSync(path.join(rootDir, FOLDER, file), 'utf8')).data as PostFrontMatter;
  if (data.draft) return [];
  const slug = (data.slug ?? slugOf(file)).replace(/^\//, '');
  const title = data.title ?? slug;
  return [
    {
      pathname: `/${FOLDER}/${slug}`,
      title,
      pageTitle: title,
      group: ['Posts'],
      source: `${FOLDER}/${file}`,
      description: data.description ?? null,
      demos: [],
      noIndex: data.unlisted === true,
    },
  ];
}

/** The posts of the blog, the newest first, in the shape of a product: the manifest has none of them. */
export function createBlogProduct(rootDir: string): TwinProduct {
  const folder = path.join(rootDir, FOLDER);
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => /\.mdx?$/.test(name)) : [];
  const pages = files
    .sort()
    .reverse()
    .flatMap((file) => readPost(rootDir, file));
  const paths = { basePath: `/${FOLDER}`, prefixes: [`/${FOLDER}`] };
  return {
    id: FOLDER,
    name: 'Blog',
    tagline: 'How this site is made, and what is new.',
    noIndex: false,
    versions: [{ product: FOLDER, id: '', current: true, ...paths, pages }],
  };
}
