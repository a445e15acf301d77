import { waitForHydration } from '../support/demos';
import { expect, test } from '../support/test';

test('without an endpoint nothing is sent, and a comment leads to a new issue (issue 5 point 5)', async ({
  page,
}) => {
  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
  await page.goto('/material-ui/react-button');
  await waitForHydration(page);
  const prompt = page.getByRole('group', { name: 'Was this page helpful?' });
  await prompt.getByRole('button', { name: 'No' }).click();
  await page.getByRole('textbox', { name: 'What is missing or wrong?' }).fill('Which sizes?');
  const link = page.getByRole('link', { name: 'Continue on the code host' });
  const { pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(pathname).toMatch(/\/issues\/new$/);
  expect(searchParams.get('body')).toMatch(
    /^Which sizes\?\n\nPage: .*\/material-ui\/react-button\nHelpful: no$/,
  );
  await page.reload();
  await expect(prompt.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true');
  expect(posted).toEqual([]);
});
