/** An address or path without the characters that end a value in a header, in `_headers` or in nginx's file. */
const REPORT_URL = /^(https:\/\/|\/(?!\/))[\w\-./:?=&%~+@]*$/;

/** @param problems gets a line where the variable cannot be used */
export function readReportUrl(env: NodeJS.ProcessEnv, problems: string[]): string {
  const value = env.SITE_CSP_REPORT_URL ?? '';
  if (value === '' || (REPORT_URL.test(value) && URL.canParse(value, 'https://localhost'))) return value;
  problems.push(
    `SITE_CSP_REPORT_URL is "${value}"; write an address such as https://reports.example.com/csp, or a path such as /csp-reports`,
  );
  return '';
}
