interface Options {
  onClose?: () => void;
}

export function close(options?: Options, reason: string = 'escape', ...rest: unknown[]) {
  options?.onClose?.();
  return { reason, rest, label: options ? 'open' : 'closed' };
}

export const later = {
  async close?(options?: Options): Promise<void> {},
};

export let pending!: Promise<void>;
export const label = (isOpen?: boolean) => (isOpen ? (close as any)?.() : undefined);
