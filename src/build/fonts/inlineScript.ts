import { FONTS_KEY } from '../../framework/lateFonts/key';

/** What tells of a connection on which a font is late for the first paint: milliseconds, and megabits a second. */
const SLOW = { answer: 120, roundTrip: 150, downlink: 2 };

/**
 * Asks for the font of text with the document where it can be there in time: on a fast connection, and where an earlier page has
 * left it in the browser's cache. Elsewhere, text is in the device's own font from the first paint on, and nothing waits: with a
 * preload, browsers hold that paint back. Chromium knows the connection; of others, the time to the document's first byte tells.
 * The same text is on every page, for its hash is in the Content-Security-Policy.
 */
export const INLINE_SCRIPT = `(function () {
  var link = document.querySelector('link[as=font]');
  var connection = navigator.connection || {};
  var navigation = performance.getEntriesByType('navigation')[0] || {};
  var isKept = false;
  try {
    isKept = localStorage.getItem('${FONTS_KEY}') === link.href;
  } catch (e) {}
  var isSlow =
    connection.rtt >= ${SLOW.roundTrip} ||
    connection.downlink < ${SLOW.downlink} ||
    (connection.rtt === undefined && navigation.responseStart - navigation.requestStart > ${SLOW.answer});
  // A font that the browser has dropped from its cache meanwhile would be fetched.
  if (!connection.saveData && (isKept || !isSlow)) link.media = 'all';
  else document.documentElement.dataset.fonts = 'later';
})();`;
