export const PLUGIN_NAME = 'site-keyboard-map';
