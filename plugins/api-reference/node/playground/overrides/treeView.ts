import type { LibraryOverrides } from '../overrideTypes';

const SIMPLE = [
  '<SimpleTreeView {...props}>',
  '  <TreeItem itemId="kitchen" label="Kitchen">',
  '    <TreeItem itemId="kettle" label="Kettle" />',
  '    <TreeItem itemId="toaster" label="Toaster" />',
  '  </TreeItem>',
  '  <TreeItem itemId="garden" label="Garden" />',
  '</SimpleTreeView>',
].join('\n');

const ITEMS = [
  'items={[',
  '  {',
  "    id: 'kitchen',",
  "    label: 'Kitchen',",
  '    children: [',
  "      { id: 'kettle', label: 'Kettle' },",
  "      { id: 'toaster', label: 'Toaster' },",
  '    ],',
  '  },',
  "  { id: 'garden', label: 'Garden' },",
  ']}',
].join('\n');

const FLAGS = ['checkboxSelection', 'disableSelection', 'disabledItemsFocusable', 'expansionTrigger'];

/** Playgrounds of the tree views. */
export const treeView: LibraryOverrides = {
  importOf: (name) => `import { ${name} } from '@mui/x-tree-view/${name}';`,
  components: {
    SimpleTreeView: {
      template: SIMPLE,
      attributes: ["defaultExpandedItems={['kitchen']}", 'aria-label="House"'],
      only: FLAGS,
    },
    RichTreeView: {
      attributes: [ITEMS, "defaultExpandedItems={['kitchen']}", 'aria-label="House"'],
      only: FLAGS,
    },
  },
};
