/**
 * Stands in for `prism-react-renderer`, which theme-classic imports on every page: code is highlighted at build
 * time here, so nothing of it is ever called.
 */
const theme = { plain: {}, styles: [] };

export const Prism = { languages: {} };
export const themes = { palenight: theme, github: theme, dracula: theme };
export const Highlight = () => null;
