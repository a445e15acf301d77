import Translate, { translate } from '@docusaurus/Translate';
import { useFormats } from '../../../plugins/kit/client/useFormats';
import {
  PAGE_LOOKS,
  type PageLook,
  type PageResults as Results,
  type PageKind,
} from '../../build/accessibility/types';
import { lookName, typeName } from './names';
import { ResultTable } from './ResultTable';
import { useDay } from './useDay';

const HEADING = 'pages';

/** How many types of pages were looked at in a look, and how many violations there were. */
function sumLook({ types }: Results, look: PageLook): { types: number; violations: number } {
  const counts = Object.values(types).flatMap((looks) => looks?.[look] ?? []);
  return { types: counts.length, violations: counts.reduce((sum, count) => sum + count, 0) };
}

function Figures({ results }: { results: Results }) {
  const { number, list } = useFormats();
  const day = useDay();
  const { checked, all, violations } = results.pages;
  const types = Object.keys(results.types) as PageKind[];
  return (
    <>
      {checked > 0 && (
        <p>
          <Translate
            id="site.accessibility.pages.all"
            values={{
              day: day(results.checked),
              axe: results.axe,
              checked: number(checked),
              all: number(all),
              violations: number(violations),
            }}
          >
            {
              'On {day}, axe-core {axe} looked at {checked} of {all} pages in light mode, with their demos running. Violations found: {violations}.'
            }
          </Translate>
        </p>
      )}
      <p>
        <Translate id="site.accessibility.pages.types" values={{ types: list(types.map(typeName)) }}>
          {
            'One of each type is looked at in other ways as well, and in narrow windows it may not scroll sideways: {types}.'
          }
        </Translate>
      </p>
      <ResultTable
        labelledBy={HEADING}
        columns={[
          translate({ id: 'site.accessibility.column.look', message: 'Seen' }),
          translate({ id: 'site.accessibility.column.types', message: 'Types of pages' }),
          translate({ id: 'site.accessibility.column.violations', message: 'Violations' }),
        ]}
        rows={PAGE_LOOKS.map((look) => {
          const sum = sumLook(results, look);
          return [look, lookName(look), number(sum.types), number(sum.violations)];
        })}
      />
    </>
  );
}

/** What axe found in whole pages. */
export function PageResults({ results }: { results: Results | null }) {
  return (
    <>
      <h2 id={HEADING}>
        <Translate id="site.accessibility.pages.heading">Pages</Translate>
      </h2>
      {results ? (
        <Figures results={results} />
      ) : (
        <p>
          <Translate id="site.accessibility.pages.none">There are no results of whole pages yet.</Translate>
        </p>
      )}
    </>
  );
}
