import budgets from '../../budgets.json';
import { measureFirstLoad } from '../support/transfer';
import { expect, test } from '../support/test';

for (const [pathname, limits] of Object.entries(budgets)) {
  test(`the first load of ${pathname} is within its budget (design §6)`, async ({ page }) => {
    const transfer = await measureFirstLoad(page, pathname);
    await expect(page.locator('[data-demo-state]')).toHaveCount(0);
    test.info().annotations.push({ type: 'kB', description: JSON.stringify(transfer) });
    expect(transfer.Script).toBeGreaterThan(0);
    for (const [kind, limit] of Object.entries(limits)) {
      expect
        .soft(transfer[kind] ?? 0, `kB of ${kind} in ${JSON.stringify(transfer)}`)
        .toBeLessThanOrEqual(limit);
    }
  });
}
