import Translate, { translate } from '@docusaurus/Translate';
import { useFormats } from '../../../plugins/kit/client/useFormats';
import type { DemoException } from '../../build/accessibility/types';
import { SiteLink } from '../SiteLink';

function Exception({ rule, reason, help, demos }: DemoException) {
  const { number } = useFormats();
  return (
    <li>
      {help ? <SiteLink href={help}>{rule}</SiteLink> : rule},{' '}
      {translate(
        { id: 'site.accessibility.limits.demos', message: 'number of demos: {count}.' },
        { count: number(demos) },
      )}{' '}
      <span lang="en">{reason}</span>
    </li>
  );
}

/** What does not reach the goal, by name. */
export function KnownLimits({ exceptions }: { exceptions: readonly DemoException[] }) {
  return (
    <>
      <h2>
        <Translate id="site.accessibility.limits.heading">Known limits</Translate>
      </h2>
      <ul>
        <li>
          <Translate id="site.accessibility.limits.programs">
            Programs find only a part of what can be wrong: not whether a name or the order of reading makes
            sense. There are no results of tests by people who use screen readers, magnifiers or voice
            control.
          </Translate>
        </li>
        <li>
          <Translate id="site.accessibility.limits.libraries">
            Demos show the libraries as they are. On whole pages, the contrast of colors inside demos is not
            judged; it is where each demo is checked alone.
          </Translate>
        </li>
        <li>
          <Translate id="site.accessibility.limits.direction">
            From right to left, the site mirrors styles that a library writes as it runs; style sheets of
            demos are as they were written. Where demos are checked alone, only their direction changes.
          </Translate>
        </li>
        <li>
          <Translate id="site.accessibility.limits.language">
            Pages are in English in every language of the site; only its labels are translated.
          </Translate>
        </li>
        <li>
          <Translate id="site.accessibility.limits.others">
            Ads, and the code editors of other sites that demos open in, are not checked.
          </Translate>
        </li>
      </ul>
      {exceptions.length > 0 && (
        <>
          <p>
            <Translate id="site.accessibility.limits.exceptions">
              In demos, axe finds these faults, which are of the library and which a demo cannot mend:
            </Translate>
          </p>
          <ul>
            {exceptions.map((exception) => (
              <Exception key={exception.rule + exception.reason} {...exception} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
