import { useSyncExternalStore } from 'react';
import { translate } from '@docusaurus/Translate';
import PlaygroundCode from '@theme/PlaygroundCode';
import PlaygroundField from '@theme/PlaygroundField';
import type { LoadedPlayground } from '../../client/playground/Preview';
import { PlayStore, type PlaySource } from '../../client/playground/playStore';
import { printCode } from '../../client/playground/printCode';
import { usePreview } from '../../client/playground/usePreview';
import { useLive } from '../../../kit/client/useLive';
import type { PlaygroundData } from '../../types';
import styles from './reference.module.css';

export interface PlaygroundPanelProps {
  data: PlaygroundData;
  /** On the server, values that never change. */
  source: PlaySource;
  /** Where the preview lives; `null` on the server. */
  surface: HTMLElement | null;
  loaded: LoadedPlayground | null;
}

/** Says what the component threw, in the place of the preview. */
function PreviewError({ error, onReset }: { error: Error; onReset(): void }) {
  return (
    <div className={styles.error} role="alert">
      <p>
        {translate({
          id: 'site.apiReference.playgroundFailed',
          message: 'The component stopped with an error:',
        })}
      </p>
      <pre>{error.message}</pre>
      <button type="button" className={styles.button} onClick={onReset}>
        {translate({ id: 'site.apiReference.playgroundRestart', message: 'Reset the playground' })}
      </button>
    </div>
  );
}

/** Everything of a playground but its preview: controls, code, and what the preview threw. A React root of its own. */
export default function PlaygroundPanel({ data, source, surface, loaded }: PlaygroundPanelProps) {
  const values = useSyncExternalStore(source.subscribe, source.get, () => source.initial);
  const { error, restart } = usePreview(surface, loaded, source);
  const store = source instanceof PlayStore ? source : null;
  const live = useLive();
  const reset = () => {
    store?.reset();
    if (error) restart();
  };
  const label = translate({ id: 'site.apiReference.playgroundProps', message: 'Props' });
  return (
    <>
      {error && <PreviewError error={error} onReset={reset} />}
      <div className={styles.controls} role="group" aria-label={label}>
        {live &&
          store &&
          data.controls.map((control) => (
            <PlaygroundField
              key={control.prop}
              control={control}
              value={values[control.prop]}
              onChange={(value, options) => store.set(control.prop, value, options)}
            />
          ))}
      </div>
      <PlaygroundCode code={printCode(data, values)} unstyled={data.unstyled} onReset={reset} />
    </>
  );
}
