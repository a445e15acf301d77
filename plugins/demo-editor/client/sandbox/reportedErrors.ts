type Listener = (error: unknown) => void;

let listener: Listener = () => undefined;

/**
 * Hears of the errors that React reports, those of event handlers. An `error` event would not do: scripts come from
 * another origin than a document without any, so the browser hides from that what they throw. React takes the
 * function when it is loaded, so this module comes before it.
 */
window.reportError = (error: unknown) => listener(error);

export function onReportedError(next: Listener): void {
  listener = next;
}
