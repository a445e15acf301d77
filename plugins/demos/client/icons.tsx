/** Paths of the toolbar's icons: 20 px, strokes of 1.5 px (design §10). */
const PATHS = {
  code: 'm7 6-4 4 4 4M13 6l4 4-4 4',
  edit: 'm12.5 4.5 3 3L7 16H4v-3zM11 6l3 3',
  copy: 'M7 7h9v9H7zM4 13V4h9',
  check: 'm4.5 10.5 3.5 3.5 7.5-8',
  reset: 'M4.5 10a5.5 5.5 0 1 0 1.8-4.1M4 4v3h3',
  focus: 'M4 7V4h3M13 4h3v3M16 13v3h-3M7 16H4v-3M10 8v4M8 10h4',
  person:
    'M10 5.2a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6ZM4 7.5l4.5 1h3l4.5-1M8.5 8.5v4.5L7 17.5M11.5 8.5V13l1.5 4.5M8.5 12.5h3',
  bolt: 'M11 3 5 11h4l-1 6 6-8h-4z',
  box: 'm10 3 6 3.5v7L10 17l-6-3.5v-7zM4.2 6.7 10 10l5.8-3.3M10 10v6.8',
  link: 'M8.5 11.5a3 3 0 0 0 4.2 0l2.4-2.4a3 3 0 0 0-4.2-4.2L10 5.8M11.5 8.5a3 3 0 0 0-4.2 0l-2.4 2.4a3 3 0 0 0 4.2 4.2l.9-.9',
  source:
    'M6 5.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM6 5.5v9M6 17.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM14 8.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM14 8.5c0 3-4 3-8 5',
  external: 'M8 5H5v10h10v-3M11 4h5v5M16 4l-7 7',
} as const;

export type ToolIcon = keyof typeof PATHS;

export function ToolIcon({ name }: { name: ToolIcon }) {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
