import { useLayoutEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './late.module.css';

export interface DemoEditorStageProps {
  /** Element whose content this stands in for; without it, it is where it is rendered. */
  stage?: HTMLElement | null;
  children: ReactNode;
}

/** `32px` -> `-32px` */
function negate(length: string): string {
  return length === '0px' ? length : `-${length}`;
}

/** Room of the stage that the frame takes as well: its document brings the same room itself. */
function readMargins(stage: HTMLElement): CSSProperties {
  const { paddingTop, paddingBottom, paddingLeft, paddingRight } = getComputedStyle(stage);
  return {
    marginTop: negate(paddingTop),
    marginBottom: negate(paddingBottom),
    marginLeft: negate(paddingLeft),
    marginRight: negate(paddingRight),
  };
}

/** Where the edited demo is seen: in the place of the demo of the page, which stays alive but hidden. */
export default function DemoEditorStage({ stage, children }: DemoEditorStageProps) {
  const [style, setStyle] = useState<CSSProperties>();
  useLayoutEffect(() => {
    if (!stage) return undefined;
    setStyle(readMargins(stage));
    stage.dataset.editing = '';
    return () => {
      delete stage.dataset.editing;
    };
  }, [stage]);
  const content = (
    <div className={styles.root} style={style}>
      {children}
    </div>
  );
  return stage ? createPortal(content, stage) : content;
}
