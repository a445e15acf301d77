import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { translate } from '@docusaurus/Translate';
import type { EditorView } from '@codemirror/view';
import { createEditor } from '../../client/createEditor';
import { markLine } from '../../client/wrongLine';
import styles from './late.module.css';

export interface DemoEditorCodeProps {
  /** Filled with the editor, for who replaces its text. */
  editor: RefObject<EditorView | null>;
  /** Name of the file. */
  name: string;
  initial: string;
  autoFocus: boolean;
  describedBy: string;
  /** Line that an error came from. */
  wrongLine?: number;
  onChange(source: string): void;
}

/** The source of a demo, to be edited. The text lives in the editor; `initial` is only where it starts. */
export default function DemoEditorCode(props: DemoEditorCodeProps) {
  const { editor, wrongLine } = props;
  const root = useRef<HTMLDivElement>(null);
  const change = useEffectEvent(props.onChange);

  const create = useEffectEvent((parent: HTMLElement) => {
    const { name, initial, describedBy } = props;
    return createEditor({
      parent,
      source: initial,
      describedBy,
      label: translate(
        {
          id: 'site.demoEditor.source',
          message: 'Source of {name}',
          description: 'Name of the editor for screen readers',
        },
        { name },
      ),
      escaped: translate({
        id: 'site.demoEditor.escaped',
        message: 'Press Tab to leave the editor.',
        description: 'Said by screen readers after Escape in the editor',
      }),
      onChange: change,
    });
  });
  const focus = useEffectEvent((view: EditorView) => {
    if (props.autoFocus) view.focus();
  });

  useEffect(() => {
    if (!root.current) return undefined;
    const view = create(root.current);
    editor.current = view;
    focus(view);
    return () => {
      editor.current = null;
      view.destroy();
    };
  }, [editor]);

  useEffect(() => {
    if (editor.current) markLine(editor.current, wrongLine);
  }, [editor, wrongLine]);

  return <div ref={root} className={styles.code} dir="ltr" />;
}
