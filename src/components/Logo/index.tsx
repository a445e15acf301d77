/** Mark of the site: three stacked surfaces, as components in a page. */
export function Logo() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="8" fill="var(--color-text)" />
      <path d="M7 9.5h14M7 14h9M7 18.5h5" stroke="var(--color-bg)" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="19.5" cy="17.5" r="2.5" fill="var(--accent)" stroke="var(--color-bg)" strokeWidth="1" />
    </svg>
  );
}
