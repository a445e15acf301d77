import * as React from 'react';
import { createRoot } from 'react-dom/client';

const Context = React.createContext(undefined);

export default function NonNull() {
  const ref = React.useRef(null);
  const api = React.useContext(Context);

  React.useLayoutEffect(() => {
    ref.current.focus();
    ref.current.firstElementChild.scrollTop += 1;
    const width = ref.current['clientWidth'];
    const depth = api.tree?.node.depth;
    const hit = api.items[0] instanceof Node;
    if (!api.open(width, depth) && !hit) {
      api.find('a').click();
    }
  });

  return <div ref={ref} />;
}

createRoot(document.getElementById('root')).render(<NonNull />);
