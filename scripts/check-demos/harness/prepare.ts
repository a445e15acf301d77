/** What is different for a reader who comes later: runs before any module of the demo. */

const { daysLater = '0' } = document.documentElement.dataset;

const RealDate = Date;

/** The reader's clock is ahead of the one that the site was built by. */
class LaterDate extends RealDate {
  constructor(...args: unknown[]) {
    super(...((args.length > 0 ? args : [LaterDate.now()]) as []));
  }

  static override now(): number {
    return RealDate.now() + Number(daysLater) * 24 * 60 * 60 * 1000;
  }
}

// No demo sees what another one has stored.
localStorage.clear();
sessionStorage.clear();

if (daysLater !== '0') globalThis.Date = LaterDate as DateConstructor;

export {};
