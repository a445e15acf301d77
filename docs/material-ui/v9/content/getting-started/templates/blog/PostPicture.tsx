import Box from '@mui/material/Box';

/** Hills and a train under the sky of a post. It says nothing that the title does not. */
export function PostPicture({
  sky: [top, bottom],
  height,
}: {
  sky: [string, string];
  height: number | string;
}) {
  return (
    <Box
      component="svg"
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      sx={{
        display: 'block',
        width: '100%',
        height,
        background: `linear-gradient(${top}, ${bottom})`,
      }}
    >
      <circle cx="250" cy="48" r="16" fill="#fff" opacity="0.85" />
      <path d="M0 130 70 84 130 122 200 76 320 132V180H0z" opacity="0.35" />
      <path d="M0 152h320v28H0z" opacity="0.6" />
      <g fill="#fff" opacity="0.9">
        <rect x="52" y="138" width="52" height="12" rx="3" />
        <rect x="108" y="138" width="52" height="12" rx="3" />
        <path d="M164 138h34c10 0 16 5 18 12h-52z" />
      </g>
    </Box>
  );
}
