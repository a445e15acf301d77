/** A sink as `SITE_ANALYTICS` names it, in the form of the options of `plugins/analytics`. */
export type SinkEnv = { type: 'gtag'; id: string } | { type: 'beacon'; url: string } | { type: 'console' };

/** What a deployment sets for analytics. Without any of it nothing is measured and nobody is asked. */
export interface AnalyticsEnv {
  sinks: SinkEnv[];
  /** Whether readers are asked before anything is sent. */
  consent: 'required' | 'assumed';
  /** Address that web vitals are sent to; empty for none. */
  vitalsUrl: string;
}

const ADDRESS = /^(https?:\/\/|\/(?!\/))/;

/** `gtag:G-ABC` -> the sink, or `null`. */
function parseSink(text: string): SinkEnv | null {
  const [, type, value = ''] = /^(\w+)(?::(.+))?$/.exec(text) ?? [];
  if (type === 'gtag' && value) return { type, id: value };
  if (type === 'beacon' && ADDRESS.test(value)) return { type, url: value };
  return type === 'console' && !value ? { type } : null;
}

function readSinks(value: string, problems: string[]): SinkEnv[] {
  const items = value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
  return items.flatMap((item) => {
    const sink = parseSink(item);
    if (!sink) {
      problems.push(
        `SITE_ANALYTICS has "${item}"; write gtag:<measurement id>, beacon:<address or path> or console`,
      );
    }
    return sink ?? [];
  });
}

/** @param problems gets a line for each variable that cannot be used */
export function readAnalyticsEnv(env: NodeJS.ProcessEnv, problems: string[]): AnalyticsEnv {
  const sinks = readSinks(env.SITE_ANALYTICS ?? '', problems);
  const consent = env.SITE_ANALYTICS_CONSENT || 'required';
  if (consent !== 'required' && consent !== 'assumed') {
    problems.push(`SITE_ANALYTICS_CONSENT is "${consent}"; write required or assumed`);
  }
  const vitalsUrl = env.SITE_VITALS_URL ?? '';
  if (vitalsUrl !== '' && !ADDRESS.test(vitalsUrl)) {
    problems.push(`SITE_VITALS_URL is "${vitalsUrl}"; write a whole address, or a path such as /vitals`);
  }
  return { sinks, consent: consent === 'assumed' ? 'assumed' : 'required', vitalsUrl };
}
