/** What the plugin `llms` makes of its options. */
export default [{ name: 'Chat', url: 'https://chat.example/?q={prompt}' }];
