import budgets from '../../budgets.json';
import { measureTransfer, type Stage, type Transfer } from '../support/transfer';
import { expect, test } from '../support/test';

const rows = Object.entries(budgets as Record<string, Partial<Record<Stage, Transfer>>>).flatMap(
  ([pathname, stages]) =>
    Object.entries(stages).map(([stage, limits]) => ({ pathname, stage: stage as Stage, limits })),
);

for (const { pathname, stage, limits } of rows) {
  test(`${pathname} is within its budget: ${stage} (design §6)`, async ({ page }) => {
    const transfer = await measureTransfer(page, pathname, stage);
    if (stage === 'withDemos') await expect(page.getByRole('toolbar').first()).toBeVisible();
    else await expect(page.getByRole('toolbar')).toHaveCount(0);
    test.info().annotations.push({ type: 'kB', description: JSON.stringify(transfer) });
    expect(transfer.Script).toBeGreaterThan(0);
    for (const [kind, limit] of Object.entries(limits)) {
      expect
        .soft(transfer[kind] ?? 0, `kB of ${kind} in ${JSON.stringify(transfer)}`)
        .toBeLessThanOrEqual(limit);
    }
  });
}
