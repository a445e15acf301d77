import Translate, { translate } from '@docusaurus/Translate';
import statement from '@generated/site-accessibility/default/statement.json';
import { DemoResults } from '../components/AccessibilityStatement/DemoResults';
import { KnownLimits } from '../components/AccessibilityStatement/KnownLimits';
import { PageResults } from '../components/AccessibilityStatement/PageResults';
import { RootPage } from '../components/RootPage';
import { SiteLink } from '../components/SiteLink';

function Keyboard() {
  return (
    <>
      <h2>
        <Translate id="site.accessibility.keyboard.heading">Keyboard and motion</Translate>
      </h2>
      <p>
        <Translate id="site.accessibility.keyboard.text">
          Tests use pages by keyboard alone, as a reader would: the skip link, the product and version
          switchers, search, settings, notifications, tabs of code, the tools of demos and the question at the
          end. What has the focus is always seen, and what opens gives the focus back when it closes. The list
          of keyboard shortcuts opens with a question mark, and those of a single key can be turned off there.
        </Translate>
      </p>
      <p>
        <Translate id="site.accessibility.motion">
          Where your system asks for reduced motion, nothing of the site moves by itself or glides.
        </Translate>
      </p>
    </>
  );
}

function Report() {
  return (
    <>
      <h2>
        <Translate id="site.accessibility.report.heading">Report a problem</Translate>
      </h2>
      <p>
        <Translate id="site.accessibility.report.text">
          Something does not work for you, or is hard to use? Tell the address of the page, what you read it
          with, and what happens:
        </Translate>{' '}
        <SiteLink href={statement.issues}>
          <Translate id="site.accessibility.report.link">Issues of this site</Translate>
        </SiteLink>
      </p>
    </>
  );
}

/** What this site does for readers with disabilities, made from the results of its checks (issue 10 point 2). */
export default function Accessibility() {
  return (
    <RootPage
      title={translate({ id: 'site.accessibility.title', message: 'Accessibility' })}
      description={translate({
        id: 'site.accessibility.description',
        message:
          'What this site aims for, how its pages and demos are checked and what was found, known limits, and where to report a problem.',
      })}
    >
      <article className="prose">
        <h1>
          <Translate id="site.accessibility.heading">Accessibility</Translate>
        </h1>
        <p className="description">
          <Translate id="site.accessibility.lead">
            The goal for the pages of this site, and for the demos on them, is level AA of the Web Content
            Accessibility Guidelines (WCAG) 2.2. The figures below are made from the results of its checks.
          </Translate>
        </p>
        <PageResults results={statement.pages} />
        <DemoResults demos={statement.demos} />
        <Keyboard />
        <KnownLimits exceptions={statement.demos.exceptions} />
        <Report />
      </article>
    </RootPage>
  );
}
