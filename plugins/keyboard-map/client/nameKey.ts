import { translate } from '@docusaurus/Translate';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

function nameMod(): string {
  return isApple() ? '⌘' : translate({ id: 'site.keys.ctrl', message: 'Ctrl', description: 'Name of a key' });
}

/** What is printed on a key, by its name in `KeyboardEvent.key` or `Mod`. Called while a component renders. */
export function nameKey(key: string): string {
  switch (key) {
    case 'Mod':
      return nameMod();
    case 'Escape':
      return translate({ id: 'site.keys.escape', message: 'Esc', description: 'Name of a key' });
    case 'Enter':
      return translate({ id: 'site.keys.enter', message: 'Enter', description: 'Name of a key' });
    case 'ArrowUp':
      return '↑';
    case 'ArrowDown':
      return '↓';
    case 'ArrowLeft':
      return '←';
    case 'ArrowRight':
      return '→';
    default:
      return key;
  }
}
