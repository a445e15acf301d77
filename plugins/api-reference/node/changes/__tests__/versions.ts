import type { ApiDocument } from '../../../types';
import { planPages } from '../../pages/planPages';
import { createHistory, type HistoryVersion } from '../history';
import { component, hook, part, prop } from './documents';

function version(id: string, apiPath: string, installed: string, documents: ApiDocument[]): HistoryVersion {
  const plans = planPages(
    documents.map((document) => ({ ...document, version: installed })),
    { apiPath: '/material-ui/api', versionedApiPath: apiPath },
  );
  return { id, apiPath, plans };
}

const advice = 'Use the [slots](/slots) instead. This prop will be removed in a future major release.';

/** Three versions of a library, the current one first, as `docs/products.ts` lists them. */
export const history = createHistory([
  version('v10', '/material-ui/api', '10.0.0', [
    component('Button', { props: [prop('color', "'a' | 'b'"), prop('loading'), prop('open')] }),
    component('Card', { props: [prop('raised')] }),
    component('Select', { parts: [part('Select.Root', { props: [prop('open'), prop('value')] })] }),
  ]),
  version('v7', '/material-ui/v7/api', '7.0.0', [component('Button', { props: [prop('color', "'a'")] })]),
  version('v9', '/material-ui/v9/api', '9.5.0', [
    component('Button', {
      props: [prop('color', "'a'"), prop('loading'), prop('raised', 'string', { deprecated: advice })],
    }),
    component('Chip', { deprecated: 'Use Card.' }),
    component('Select', { parts: [part('Select.Root', { props: [prop('open')] })] }),
    hook('useId'),
  ]),
]);

export const input = { productId: 'material-ui', productName: 'Material UI', history };

/** The plan of a component's page. */
export function planOf(id: string, name: string) {
  return history.versions
    .find((each) => each.id === id)!
    .plans.find(({ document }) => document.name === name)!;
}
