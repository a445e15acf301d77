/**
 * Pathnames that readers know and that have moved, with where they lead now: bookmarks and the libraries' own doc
 * comments keep working. Plain data; the build checks that each target is a page.
 */
const redirects: Record<string, string> = {
  '/material-ui': '/material-ui/getting-started',
  '/material-ui/getting-started/overview': '/material-ui/getting-started',
  '/material-ui/react-dialogs': '/material-ui/react-dialog',
  '/components/buttons': '/material-ui/react-button',
  '/components/autocomplete': '/material-ui/react-autocomplete',
  '/components/dialogs': '/material-ui/react-dialog',
  '/components/tables': '/material-ui/react-table',
  '/joy-ui': '/joy-ui/getting-started',
  '/joy-ui/getting-started/overview': '/joy-ui/getting-started',
  '/base-ui': '/base-ui/getting-started',
  '/base-ui/getting-started/overview': '/base-ui/getting-started',
  '/base-ui/getting-started/installation': '/base-ui/getting-started/quickstart',
  '/system': '/system/getting-started',
  '/system/migration/migrating-to-v6': '/system/migration/migrating-to-v9',
  '/system/basics': '/system/getting-started',
  '/x': '/x/introduction',
  '/x/react-data-grid/getting-started': '/x/react-data-grid/quickstart',
  '/x/react-date-pickers/getting-started': '/x/react-date-pickers/quickstart',
  '/x/react-charts/getting-started': '/x/react-charts/quickstart',
  '/x/react-tree-view/getting-started': '/x/react-tree-view/quickstart',
  '/toolpad': '/toolpad/core/introduction',
  '/toolpad/core': '/toolpad/core/introduction',
  '/toolpad/studio': '/toolpad/studio/getting-started',
  '/docs': '/docs/getting-started',
  '/experiments/docs': '/experiments/docs/markdown',
};

export default redirects;
