export function close(options, reason = 'escape', ...rest) {
  options?.onClose?.();
  return { reason, rest, label: options ? 'open' : 'closed' };
}

export const later = {
  async close(options) {},
};

export let pending;
export const label = (isOpen) => (isOpen ? close?.() : undefined);
