import { MODE_KEY, SETTINGS_KEY } from '../../kit/preferences';

/**
 * Shows mode and direction before the first paint (design §3 fact 9), as `showColorScheme` and `showDirection` of the kit do
 * later. A script of Docusaurus at the start of `<body>` sets the same attributes from a key of its own; a browser may
 * paint right after it. So this one stands in the head, waits for that change and takes it back: observers run before
 * the next paint. The same text is on every page, for its hash is in the Content-Security-Policy.
 */
export const INLINE_SCRIPT = `(function () {
  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch (e) {
      return null;
    }
  }
  var root = document.documentElement;
  var mode = read('${MODE_KEY}');
  if (mode !== 'light' && mode !== 'dark') mode = 'system';
  var rtl = /"direction":"rtl"/.test(read('${SETTINGS_KEY}'));
  function show() {
    var dark = mode === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : mode === 'dark';
    var scheme = dark ? 'dark' : 'light';
    root.dataset.theme = scheme;
    root.dataset.themeChoice = mode;
    document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta) {
      meta.content = meta.dataset[scheme];
    });
    if (rtl) root.dir = 'rtl';
    if (!document.body) return;
    document.body.classList.add('mode-' + scheme);
    if (rtl) document.body.dir = 'rtl';
  }
  show();
  new MutationObserver(function (changes, observer) {
    observer.disconnect();
    show();
  }).observe(root, { attributeFilter: ['data-theme'] });
})();`;
