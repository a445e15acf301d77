import { useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useClipboardCopy } from '../../../kit/client/useClipboardCopy';
import { encodeEdit } from '../../client/editLink';
import styles from './late.module.css';

export interface DemoEditorBarProps {
  name: string;
  /** What the editor holds. */
  source: string;
  isEdited: boolean;
  onReset(): void;
  onClose(): void;
}

interface BarButtonProps {
  children: ReactNode;
  /** Off but reachable: who has just pressed it keeps the focus. */
  isOff?: boolean;
  onPress(): void;
}

function BarButton({ children, isOff = false, onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
    >
      {children}
    </button>
  );
}

function toStatus(isCopied: boolean, failure: 'long' | 'refused' | null): string {
  if (failure === 'long') {
    return translate({
      id: 'site.demoEditor.tooLong',
      message: 'This edit is too long for a link.',
      description: 'Shown when an edited demo does not fit in an address',
    });
  }
  if (failure === 'refused') {
    return translate({
      id: 'site.demoEditor.notCopied',
      message: 'The browser did not let the link be copied.',
      description: 'Shown when the clipboard refused',
    });
  }
  if (!isCopied) return '';
  return translate({
    id: 'site.demoEditor.copied',
    message: 'Link copied',
    description: 'Said and shown after the link to an edit was copied',
  });
}

/** What a reader can do with an edit besides typing: link to it, undo it all, end it. */
export default function DemoEditorBar({ name, source, isEdited, onReset, onClose }: DemoEditorBarProps) {
  const { copy, isCopied } = useClipboardCopy({ resetAfter: 2000 });
  const [failure, setFailure] = useState<'long' | 'refused' | null>(null);
  const copyLink = async () => {
    const hash = await encodeEdit({ name, source });
    setFailure(hash === null ? 'long' : null);
    if (hash === null) return;
    const { origin, pathname, search } = window.location;
    await copy(origin + pathname + search + hash).catch(() => setFailure('refused'));
  };
  return (
    <div className={styles.bar}>
      <span className={styles.status} role="status">
        {toStatus(isCopied, failure)}
      </span>
      <BarButton isOff={!isEdited} onPress={() => void copyLink()}>
        <Translate
          id="site.demoEditor.copyLink"
          description="Button that copies the address of an edited demo"
        >
          Copy link to this edit
        </Translate>
      </BarButton>
      <BarButton isOff={!isEdited} onPress={onReset}>
        <Translate
          id="site.demoEditor.reset"
          description="Button that brings the original source of a demo back"
        >
          Reset
        </Translate>
      </BarButton>
      <BarButton onPress={onClose}>
        <Translate id="site.demoEditor.close" description="Button that ends editing a demo">
          Close editor
        </Translate>
      </BarButton>
    </div>
  );
}
