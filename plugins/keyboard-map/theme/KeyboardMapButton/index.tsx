import { useEffect, useState, type ComponentType } from 'react';
import Translate from '@docusaurus/Translate';
import type { KeyboardMapProps } from '@theme/KeyboardMap';
import { recover } from '../../../kit/client/lateCode';
import { isSingleKey } from '../../../kit/client/singleKeys';
import styles from './styles.module.css';

/** Opens the keyboard map, by click or by `?`; the map is fetched then. */
export default function KeyboardMapButton() {
  const [Map, setMap] = useState<ComponentType<KeyboardMapProps>>();
  const show = () => {
    import('@theme/KeyboardMap').then((module) => setMap(() => module.default), recover);
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isSingleKey(event, '?')) show();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={show}>
        <Translate id="site.keyboardMap.open">Keyboard shortcuts</Translate>
      </button>
      {Map && <Map onClose={() => setMap(undefined)} />}
    </>
  );
}
