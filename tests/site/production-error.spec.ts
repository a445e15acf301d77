import { loadErrors } from '../../plugins/production-errors/node/loadErrors';
import { expect, rootDir, test } from '../support/test';

const HOSTILE = '<img src="x" onerror="alert(1)">';

const material = { name: 'Material UI', package: '@mui/material', folder: 'docs/material-ui/v9' };
const { libraries, messages } = loadErrors(rootDir, [material]);
const [code = '', [message] = []] =
  Object.entries(messages).find(([, [first]]) => first?.text.includes('%s')) ?? [];

test('a minified error is told in full, with its variable parts as text (spec §8, issue 6 point 7)', async ({
  page,
}) => {
  await page.goto(`/production-error?code=${code}&args[]=${encodeURIComponent(HOSTILE)}`);
  const figure = page
    .getByRole('figure')
    .filter({ hasText: `Material UI ${libraries[0]?.version}` })
    .first();
  await expect(figure).toContainText(message?.text.split('%s')[1] ?? '');
  await expect(figure.locator('code').first()).toHaveText(HOSTILE);
  await expect(figure.locator('img')).toHaveCount(0);
});

test('a code that no library has is told so', async ({ page }) => {
  await page.goto('/production-error?code=999999');
  await expect(page.getByText('No library of this site has an error with this code')).toBeVisible();
});
