/** `@mui/x-data-grid-pro`, `@mui/x-charts-premium/LineChart`: packages that want a license key. */
const COMMERCIAL = /^@mui\/x-[a-z-]+-(pro|premium)(\/|$)/;

/** Whether any of the modules that a file imports is of a library that wants a license key. */
export function needsLicense(specifiers: readonly string[]): boolean {
  return specifiers.some((specifier) => COMMERCIAL.test(specifier));
}

/**
 * Source of an expression: a promise that is kept once the libraries have the key. Without one they put their own
 * watermark on what they show. Where they are not built for production they would report to their makers: never from
 * here.
 *
 * @param key source of the key, an expression
 */
export function buildLicenseCall(key: string): string {
  return (
    "import('@mui/x-license').then(({ LicenseInfo, muiXTelemetrySettings }) => {" +
    ` muiXTelemetrySettings.disableTelemetry(); LicenseInfo.setLicenseKey(${key} || undefined); })`
  );
}
