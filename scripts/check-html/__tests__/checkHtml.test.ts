/** Validity of HTML (issue 10 point 4). */
import { checkHtml, formatFaults } from '../checkHtml';

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Page</title></head><body>${body}</body></html>`;

const check = (body: string) => checkHtml(['page.html'], () => page(body));

it('takes valid HTML, and what is allowed by name', async () => {
  const { faults, used } = await check('<main><h1>Page</h1><div><style>p{margin:0}</style></div></main>');
  expect(faults).toEqual([]);
  expect([...used].map(({ rule }) => rule)).toEqual(['element-permitted-content']);
});

it('tells each fault with its places', async () => {
  const { faults } = await check('<p id="a"><div></div></p><ul id="a"><b>x</b></ul>');
  expect(faults.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(['no-dup-id', 'element-permitted-content']),
  );
  expect(formatFaults(faults)).toMatch(/no-dup-id: [^\n]+\n {4}page\.html:1:\d+/);
});
