import { renderToStaticMarkup } from 'react-dom/server';
import ApiRows from '@theme/ApiRows';
import type { ApiTableView } from '../types';

/** A table as HTML: the page's React never touches what is inside, so that it is shipped once (design §5). */
export function renderTable(view: ApiTableView | undefined, baseUrl: string): string {
  return view ? renderToStaticMarkup(<ApiRows {...view} baseUrl={baseUrl} />) : '';
}
