export const PLUGIN_NAME = 'site-code-copy';

/** Global data of the plugin: on every page, hence two values only. */
export interface CodeCopyData {
  resetAfter: number;
  keyboard: boolean;
}
