/** What a deployment tells its readers. */
export interface NoticesEnv {
  /** Where the feed of notifications is: an address or a path; empty for the site's own. */
  feedUrl: string;
  /** Shown above the bar of each page; without a text there is none. */
  announcement: { id: string; text: string; link: string };
}

const ADDRESS = /^(https?:\/\/|\/(?!\/))/;

function readAddress(env: NodeJS.ProcessEnv, name: string, example: string, problems: string[]): string {
  const value = env[name] ?? '';
  if (value !== '' && !ADDRESS.test(value)) {
    problems.push(`${name} is "${value}"; write a whole address, or a path such as ${example}`);
  }
  return value;
}

/** @param problems gets a line for each variable that cannot be used */
export function readNoticesEnv(env: NodeJS.ProcessEnv, problems: string[]): NoticesEnv {
  const { SITE_ANNOUNCEMENT: text = '', SITE_ANNOUNCEMENT_ID: id = '' } = env;
  const link = readAddress(env, 'SITE_ANNOUNCEMENT_LINK', '/versions', problems);
  if (!/^[\w-]*$/.test(id)) {
    problems.push(`SITE_ANNOUNCEMENT_ID is "${id}"; write letters, digits and hyphens, such as release-10`);
  }
  if (text === '' && (link !== '' || id !== '')) {
    problems.push('SITE_ANNOUNCEMENT is not set, but its link or id is; set its text as well');
  }
  const feedUrl = readAddress(env, 'SITE_NOTIFICATIONS_URL', '/notifications.json', problems);
  return { feedUrl, announcement: { id, text, link } };
}
