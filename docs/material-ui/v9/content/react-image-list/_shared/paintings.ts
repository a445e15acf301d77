/** Pictures without a network: small drawings as data addresses. */
function draw(sky: string, land: string, sun: string, width = 4, height = 3) {
  const w = width * 100;
  const h = height * 100;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><rect width="${w}" height="${h}" fill="${sky}"/><circle cx="${w * 0.7}" cy="${h * 0.35}" r="45" fill="${sun}"/><path d="M0 ${h * 0.7}Q${w * 0.3} ${h * 0.45} ${w * 0.6} ${h * 0.68}T${w} ${h * 0.6}V${h}H0Z" fill="${land}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const paintings = [
  {
    title: 'Morning over the marsh',
    painter: 'Ada Lindqvist',
    src: draw('#f6c89f', '#3f5e4b', '#fff1c9'),
  },
  {
    title: 'Harbor in winter',
    painter: 'Jon Okafor',
    src: draw('#9fb7cf', '#34475e', '#f4f7fb', 3, 4),
  },
  {
    title: 'The red hill',
    painter: 'Mina Sato',
    src: draw('#f2a65a', '#8c2f39', '#ffe3b3'),
  },
  {
    title: 'Dunes at noon',
    painter: 'Ada Lindqvist',
    src: draw('#8fd3e8', '#d8b26a', '#fffbe0', 4, 4),
  },
  {
    title: 'Night ferry',
    painter: 'Jon Okafor',
    src: draw('#1f2a52', '#0f1630', '#e8e3c3', 3, 4),
  },
  {
    title: 'Olive grove',
    painter: 'Mina Sato',
    src: draw('#cfe3b4', '#55713a', '#fdf6d2'),
  },
];
