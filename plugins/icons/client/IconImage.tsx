import { createElement, type ReactNode } from 'react';
import type { Drawing, Shape } from '../types';

function renderShape(shape: Shape, key: number): ReactNode {
  if (typeof shape === 'string') return <path key={key} d={shape} />;
  const [tag, attributes, ...children] = shape;
  return createElement(tag, { key, ...attributes }, ...children.map(renderShape));
}

export interface IconImageProps {
  /** Missing while it is on its way: the place stays empty. */
  drawing: Drawing | undefined;
  /** In CSS pixels. */
  size?: number;
}

/** An icon, in the color of the text around it. */
export function IconImage({ drawing, size = 24 }: IconImageProps) {
  const shapes = typeof drawing === 'string' ? [drawing] : drawing || [];
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      {shapes.map(renderShape)}
    </svg>
  );
}
