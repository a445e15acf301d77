import type { Drawing, Shape } from '../types';

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

function writeShape(shape: Shape): string {
  if (typeof shape === 'string') return `<path d="${escape(shape)}"/>`;
  const [tag, attributes, ...children] = shape;
  const text = Object.entries(attributes)
    .map(([name, value]) => {
      const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return ` ${attribute}="${escape(String(value))}"`;
    })
    .join('');
  return children.length === 0
    ? `<${tag}${text}/>`
    : `<${tag}${text}>${children.map(writeShape).join('')}</${tag}>`;
}

/** An icon as a file of its own. */
export function writeSvg(drawing: Drawing): string {
  const shapes = typeof drawing === 'string' ? [drawing] : drawing || [];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="currentColor">${shapes.map(writeShape).join('')}</svg>`;
}
