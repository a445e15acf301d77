import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import settings from '@generated/site-demo-editor/default/settings.json';
import DemoEditorBar from '@theme/DemoEditorBar';
import DemoEditorCode from '@theme/DemoEditorCode';
import DemoEditorFrame from '@theme/DemoEditorFrame';
import DemoEditorNotice from '@theme/DemoEditorNotice';
import DemoEditorProblem from '@theme/DemoEditorProblem';
import DemoEditorStage from '@theme/DemoEditorStage';
import type { EditorView } from '@codemirror/view';
import { replaceSource } from '../../client/createEditor';
import { forgetEdit } from '../../client/forgetEdit';
import { useInitialSource } from '../../client/useInitialSource';
import { useSandbox } from '../../client/useSandbox';
import type { DemoEditorProps } from '../../types';
import styles from './late.module.css';

interface EditingProps extends DemoEditorProps {
  initial: string;
  /** Whether `initial` came with the address: it then runs only when the reader says so. */
  isForeign: boolean;
}

function Editing(props: EditingProps) {
  const {
    name,
    fileName,
    source,
    sandbox,
    folder,
    stage,
    css,
    height,
    initial,
    isForeign,
    onChange,
    onClose,
  } = props;
  const [text, setText] = useState(initial);
  const [isTrusted, setTrusted] = useState(!isForeign);
  const editor = useRef<EditorView>(null);
  const hint = useId();
  const [minHeight] = useState(() => stage?.clientHeight ?? height);
  const box = useSandbox({ fileName, folder, css, minHeight, answerTimeout: settings.answerTimeout });
  const { run } = box;

  useEffect(() => {
    if (!isTrusted) return undefined;
    const timer = setTimeout(() => run(text), settings.renderDelay);
    return () => clearTimeout(timer);
  }, [isTrusted, run, text]);

  const tell = useEffectEvent(() => onChange?.(initial));
  useEffect(() => {
    if (isForeign) tell();
  }, [isForeign]);

  const change = (next: string) => {
    setText(next);
    onChange?.(next);
  };
  const close = () => {
    forgetEdit();
    onClose();
  };
  const reset = () => {
    if (editor.current) replaceSource(editor.current, source);
    forgetEdit();
    setTrusted(true);
  };

  return (
    <section
      className={styles.panel}
      aria-label={translate(
        {
          id: 'site.demoEditor.label',
          message: 'Editor of {name}',
          description: 'Name of the region in which a demo is edited',
        },
        { name },
      )}
    >
      <DemoEditorStage stage={stage}>
        {isTrusted ? (
          <DemoEditorFrame name={name} sandbox={sandbox} box={box} />
        ) : (
          <DemoEditorNotice height={minHeight} onRun={() => setTrusted(true)} />
        )}
        <DemoEditorProblem problem={box.problem} failure={box.failure} onRun={() => run(text)} />
      </DemoEditorStage>
      <DemoEditorBar name={name} source={text} isEdited={text !== source} onReset={reset} onClose={close} />
      <DemoEditorCode
        editor={editor}
        name={fileName}
        initial={initial}
        autoFocus={!isForeign}
        describedBy={hint}
        wrongLine={box.problem && 'line' in box.problem ? box.problem.line : undefined}
        onChange={change}
      />
      <div id={hint} className={styles.hint}>
        <Translate id="site.demoEditor.hint" description="Says how the keyboard leaves the editor">
          Tab indents. To leave the editor, press Escape, then Tab.
        </Translate>
      </div>
    </section>
  );
}

/** A demo that a reader edits: its rendering above, what is wrong with it, and its source. */
export default function DemoEditorPanel(props: DemoEditorProps) {
  const initial = useInitialSource(props.name, props.source);
  return initial && <Editing {...props} initial={initial.source} isForeign={initial.isForeign} />;
}
