const globalData = new Map<string, unknown>();

/** Sets what a plugin gave to `setGlobalData`. */
export function setPluginData(pluginName: string, data: unknown): void {
  globalData.set(pluginName, data);
}

export function usePluginData(pluginName: string): unknown {
  return globalData.get(pluginName);
}
