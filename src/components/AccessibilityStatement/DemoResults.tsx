import Translate, { translate } from '@docusaurus/Translate';
import { useFormats } from '../../../plugins/kit/client/useFormats';
import type { DemoRow, Statement } from '../../build/accessibility/types';
import { useSiteData } from '../../siteData';
import { SiteLink } from '../SiteLink';
import { ResultTable } from './ResultTable';
import { useDay } from './useDay';

const HEADING = 'demos';

function Explanation({ demos }: { demos: Statement['demos'] }) {
  const { number } = useFormats();
  const day = useDay();
  const { axe = '', checked = '', rules = 0 } = demos;
  return (
    <p>
      <Translate
        id="site.accessibility.demos.text"
        values={{ axe, rules: number(rules), day: checked && day(checked) }}
      >
        {
          'Each demo is rendered alone, in light mode, in dark mode and from right to left, and {rules} rules of axe-core {axe} look at it, last on {day}. A result counts as long as the demo, its theme and its libraries are what they were then; the tools of each demo tell its own.'
        }
      </Translate>
    </p>
  );
}

function Table({ rows }: { rows: readonly DemoRow[] }) {
  const { products } = useSiteData();
  const { number } = useFormats();
  const nameOf = (id: string) => products.find((product) => product.id === id)?.name ?? id;
  return (
    <ResultTable
      labelledBy={HEADING}
      columns={[
        translate({ id: 'site.accessibility.column.library', message: 'Library' }),
        translate({ id: 'site.accessibility.column.checked', message: 'Demos checked' }),
        translate({ id: 'site.accessibility.column.violating', message: 'With violations' }),
        translate({ id: 'site.accessibility.column.excepted', message: 'With known limits' }),
      ]}
      rows={rows.map(({ product, label, home, demos, checked, violating, excepted }) => [
        home,
        <SiteLink key="link" href={home}>
          {`${nameOf(product)} ${label}`.trim()}
        </SiteLink>,
        translate(
          { id: 'site.accessibility.demos.ofAll', message: '{checked} of {all}' },
          { checked: number(checked), all: number(demos) },
        ),
        number(violating),
        number(excepted),
      ])}
    />
  );
}

/** What axe found in the demos, by library and version. */
export function DemoResults({ demos }: { demos: Statement['demos'] }) {
  return (
    <>
      <h2 id={HEADING}>
        <Translate id="site.accessibility.demos.heading">Demos</Translate>
      </h2>
      {demos.axe === undefined ? (
        <p>
          <Translate id="site.accessibility.demos.none">There are no results of demos yet.</Translate>
        </p>
      ) : (
        <Explanation demos={demos} />
      )}
      {demos.rows.length > 0 && <Table rows={demos.rows} />}
    </>
  );
}
