/** `off`: no worker; `kill`: a worker that takes itself away, where one was installed before. */
export type ServiceWorkerEnv = 'on' | 'off' | 'kill';

/** @param problems gets a line where the variable cannot be used */
export function readServiceWorkerEnv(env: NodeJS.ProcessEnv, problems: string[]): ServiceWorkerEnv {
  const value = env.SITE_SERVICE_WORKER || 'on';
  if (value === 'on' || value === 'off' || value === 'kill') return value;
  problems.push(`SITE_SERVICE_WORKER is "${value}"; write on, off or kill`);
  return 'off';
}
