import * as React from 'react';
import { useBoiler } from 'acme-boiler';

const sizes = ['small', 'large'];

export default function KettleSizes() {
  useBoiler();
  return (
    <div>
      {sizes.map((size) => (
        <img key={size} alt={size} src={`/static/images/glaze/kettle-${size}.svg`} />
      ))}
      <img alt="" src="/static/images/gone.svg" />
    </div>
  );
}
