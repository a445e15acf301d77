import { useId, useRef, useState } from 'react';
import DemoCode from '@theme/DemoCode';
import DemoError from '@theme/DemoError';
import DemoToolbar from '@theme/DemoToolbar';
import { useCodePreferences } from '../../../kit/client/codePreferences';
import { Slot } from '../../../kit/client/Slot';
import { useLive } from '../../../kit/client/useLive';
import { stemOf } from '../../client/prefixes';
import { useEditLink } from '../../client/useEditLink';
import { chooseStyling, LANGUAGE_OF, stylingsOf } from '../../client/stylings';
import { useKeptHeight } from '../../client/useKeptHeight';
import { useSource } from '../../client/useSource';
import { useSurface } from '../../client/useSurface';
import type { DemoShellProps, DemoSource } from '../../types';
import styles from './styles.module.css';

export interface DemoControlsProps extends DemoShellProps {
  /** Where the demo lives; `null` on the server. */
  surface: HTMLElement | null;
  /** The source in the default language and styling, where it is at hand: on the server and in its HTML. */
  source?: DemoSource;
}

/** Docs instance and folder of a demo's file, for the editor's sandbox. */
function placeOf(file: string): { sandbox: string; folder: string } {
  const [, product, version, , ...rest] = file.split('/');
  return { sandbox: `${product}-${version}`, folder: rest.slice(0, -1).join('/') };
}

/** Everything around a demo but its surface: toolbar, source, editor, and what it threw. A React root of its own. */
export default function DemoControls({ surface, source: server, ...rest }: DemoControlsProps) {
  const [props] = useState<DemoShellProps>(rest); // A demo never changes; the same object keeps effects quiet.
  const { variant, styling: preference } = useCodePreferences();
  const styling = chooseStyling(props.islands, preference);
  const island = props.islands[styling];
  const [open, setOpen] = useState(Boolean(props.defaultCodeOpen || props.defaultExpanded));
  const [editing, setEditing] = useState<DemoSource | null>(null);
  const live = useLive();
  const codeId = useId();
  const height = useRef(0);
  const { error, reset } = useSurface(surface, props, styling);
  const language = LANGUAGE_OF[variant];
  const isServers = language === 'ts' && styling === stylingsOf(props.islands)[0];
  const box = useKeptHeight();
  const code = useSource(island, language, { server, isServers, open, onChange: box.onChange });
  const toggle = () => {
    box.release();
    setOpen(!open);
  };
  const edit = async () => {
    height.current = surface?.offsetHeight ?? 0;
    setEditing(await code.load());
  };
  const close = () => {
    setEditing(null);
    // The editor had the focus, and goes: back to where the reader opened it.
    surface?.closest('[data-demo]')?.querySelector<HTMLElement>('[data-tool="edit"]')?.focus();
  };
  useEditLink(props, edit);
  const [main] = editing?.files ?? [];

  return (
    <>
      {error && <DemoError error={error} onReset={reset} />}
      {!props.hideToolbar && island && (
        <div className={styles.controls}>
          <div className={styles.toolbar}>
            {live && (
              <DemoToolbar
                {...props}
                island={island}
                styling={styling}
                codeId={codeId}
                open={open}
                surface={surface}
                loadSource={code.load}
                onToggle={toggle}
                onSwitch={box.expect}
                onReset={reset}
                onEdit={edit}
              />
            )}
          </div>
          {editing && main ? (
            <div id={codeId} key={main.name + styling}>
              <Slot
                name="demoEditor"
                props={{
                  ...placeOf(island.file),
                  name: stemOf(props.name),
                  fileName: main.name,
                  source: main.source,
                  css: editing.tailwind?.css,
                  height: height.current,
                  stage: surface?.parentElement,
                  onClose: close,
                }}
              />
            </div>
          ) : (
            <DemoCode
              ref={box.ref}
              height={box.height}
              id={live ? codeId : undefined}
              demo={props.name}
              source={code.source}
              open={open}
              pending={code.pending}
              failed={code.failed}
              preview={props.defaultCodeOpen !== false}
              onSelectFile={box.release}
            />
          )}
        </div>
      )}
    </>
  );
}
