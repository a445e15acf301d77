import { useEffect, useState } from 'react';
import { useColorMode } from '../../kit/client/colorMode';

/** The background of demos in the color scheme that the site shows, such as `#ffffff`. */
export function useDemoBackground(): string {
  const { scheme } = useColorMode();
  const [background, setBackground] = useState('#ffffff');
  useEffect(() => {
    setBackground(getComputedStyle(document.documentElement).getPropertyValue('--color-demo').trim());
  }, [scheme]);
  return background;
}
