import type { SVGProps } from 'react';

/** Paths of the site's own icons: 20 px, strokes of 1.5 px (design §10). */
const PATHS = {
  menu: 'M3 6h14M3 10h14M3 14h14',
  close: 'm5 5 10 10M15 5 5 15',
  chevronDown: 'm5 8 5 5 5-5',
  chevronRight: 'm8 5 5 5-5 5',
  arrowLeft: 'M16 10H4m5-5-5 5 5 5',
  arrowRight: 'M4 10h12m-5-5 5 5-5 5',
  arrowUp: 'M10 16V4M5 9l5-5 5 5',
  external: 'M8 5H5v10h10v-3M11 4h5v5M16 4l-7 7',
  edit: 'm12.5 4.5 3 3L7 16H4v-3zM11 6l3 3',
  grid: 'M4 4h5v5H4zM11 4h5v5h-5zM4 11h5v5H4zM11 11h5v5h-5z',
  note: 'M5 3h10v14H5zM8 7h4M8 10h4M8 13h2',
  tip: 'M7.5 13.4a5.2 5.2 0 1 1 5 0V15h-5zM8.5 17.5h3',
  info: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM10 9.5v4M10 6.5v.01',
  success: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM7 10.2l2.1 2.1 4-4.4',
  warning: 'M10 3.5l7.5 13h-15zM10 8.5V12M10 14.2v.01',
  error: 'M7.1 3h5.8L17 7.1v5.8L12.9 17H7.1L3 12.9V7.1zM10 6.5v4.2M10 13.4v.01',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, ...props }: { name: IconName } & SVGProps<SVGSVGElement>) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
