import { writeFolder } from '../../../scripts/lib/__tests__/folders';
import { createBlogProduct } from '../blogProduct';

describe('createBlogProduct', () => {
  it('has the posts of the blog, the newest first, without drafts', () => {
    const rootDir = writeFolder({
      'blog/2026-01-02-first.md': '---\ntitle: The first\ndescription: A post.\n---\n',
      'blog/2026-03-04-second.mdx': '---\nslug: /another\nunlisted: true\n---\n',
      'blog/2026-05-06-third.md': '---\ndraft: true\n---\n',
      'blog/picture.svg': '',
    });
    const [version] = createBlogProduct(rootDir).versions;
    expect(version).toMatchObject({ current: true, prefixes: ['/blog'] });
    expect(version?.pages).toMatchObject([
      { pathname: '/blog/another', title: 'another', noIndex: true, source: 'blog/2026-03-04-second.mdx' },
      { pathname: '/blog/first', title: 'The first', description: 'A post.', noIndex: false },
    ]);
  });

  it('has none where there is no blog', () => {
    expect(createBlogProduct(writeFolder({})).versions[0]?.pages).toEqual([]);
  });
});
