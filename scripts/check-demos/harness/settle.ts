/** Milliseconds without a change after which a demo is at rest, and after which it is taken as it is. */
const QUIET = 150;
const LONGEST = 3000;

function isMoving(): boolean {
  return document.getAnimations().some(({ playState, effect }) => {
    const { iterations } = effect?.getTiming() ?? {};
    return playState === 'running' && iterations !== Infinity;
  });
}

/** Waits until nothing in the document changes or moves. */
export async function settle(): Promise<void> {
  const start = performance.now();
  let changed = start;
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const isBusy = () => isMoving() || performance.now() - changed < QUIET;
  while (performance.now() - start < LONGEST && isBusy()) {
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  observer.disconnect();
}
