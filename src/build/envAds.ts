/** What a deployment sets for ads. Without any of it there is no slot, and nothing is shown or sent. */
export interface AdsEnv {
  /** Whether pages have a slot; in-house ads need no account. */
  isOn: boolean;
  /** Address of the ad network's script; empty for none. */
  script: string;
  /** Address of an ad service that answers with JSON; empty for none. */
  service: string;
  /** Origins of further scripts that the network's own asks for; in the Content-Security-Policy they are listed or blocked. */
  hosts: string[];
  /** Address that the network's default ad leads to; empty for none. */
  backerLink: string;
}

const ADDRESSES = ['SITE_AD_SCRIPT', 'SITE_AD_SERVICE', 'SITE_AD_BACKER_LINK'];

function readHosts(value: string, isOn: boolean, problems: string[]): string[] {
  const hosts = value.split(/[\s,]+/).filter(Boolean);
  if (hosts.length > 0 && !isOn)
    problems.push('SITE_AD_HOSTS is set, but ads are off; set SITE_ADS=1 as well');
  for (const host of hosts.filter((text) => !/^https:\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/.test(text))) {
    problems.push(
      `SITE_AD_HOSTS has "${host}"; write origins with commas between, such as https://srv.example.com`,
    );
  }
  return hosts;
}

/** @param problems gets a line for each variable that cannot be used */
export function readAdsEnv(env: NodeJS.ProcessEnv, problems: string[]): AdsEnv {
  const isOn = env.SITE_ADS === '1';
  const { SITE_AD_SCRIPT: script = '', SITE_AD_SERVICE: service = '', SITE_AD_BACKER_LINK: link = '' } = env;
  for (const name of ADDRESSES) {
    const value = env[name] ?? '';
    if (value !== '' && !isOn) problems.push(`${name} is set, but ads are off; set SITE_ADS=1 as well`);
    if (value !== '' && !/^https?:\/\//.test(value)) {
      problems.push(`${name} is "${value}"; write a whole address, such as https://ads.example.com/ad.js`);
    }
  }
  const hosts = readHosts(env.SITE_AD_HOSTS ?? '', isOn, problems);
  return { isOn, script, service, hosts, backerLink: link };
}
