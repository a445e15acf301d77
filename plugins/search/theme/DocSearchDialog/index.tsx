import { createPortal } from 'react-dom';
import { DocSearchModal } from '@docsearch/react/modal';
import '@docsearch/react/style';
import { usePluginData } from '@docusaurus/useGlobalData';
import { PLUGIN_NAME, type SearchData } from '../../types';

export interface DocSearchDialogProps {
  onClose(): void;
}

/** The dialog of Algolia DocSearch, with the account of the plugin's options. */
export default function DocSearchDialog({ onClose }: DocSearchDialogProps) {
  const { algolia } = usePluginData(PLUGIN_NAME) as SearchData;
  return createPortal(
    <DocSearchModal
      {...algolia}
      initialScrollY={window.scrollY}
      onAskAiToggle={() => undefined}
      onClose={onClose}
    />,
    document.body,
  );
}
