import { readEditName } from '../../kit/client/editHash';

/** Takes an edit out of the page's address, so that it does not come back with the next visit. */
export function forgetEdit(): void {
  const { hash, pathname, search } = window.location;
  if (readEditName(hash) !== null) window.history.replaceState(window.history.state, '', pathname + search);
}
