/**
 * The Content-Security-Policy of the documents in which edited code runs (design §8): code comes from the site and
 * from the editor, and can reach nothing. `sandbox` takes the site's origin from it even where the document is opened
 * by itself; `allow-forms` lets a demo's `onSubmit` run, while `form-action` lets no form go anywhere.
 */
const DIRECTIVES = {
  'default-src': "'none'",
  'script-src': "'self' 'unsafe-eval'",
  'style-src': "'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'none'",
  'form-action': "'none'",
  'base-uri': "'none'",
} as const;

/** Directives that browsers read in a header only. */
const HEADER_DIRECTIVES = { 'frame-ancestors': "'self'", sandbox: 'allow-scripts allow-forms' } as const;

function toPolicy(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** As a header. */
export const SANDBOX_POLICY = toPolicy({ ...DIRECTIVES, ...HEADER_DIRECTIVES });

/** As a `<meta>` in the document, for hosts that send no headers. */
export const SANDBOX_META_POLICY = toPolicy(DIRECTIVES);
