import Translate, { translate } from '@docusaurus/Translate';
import { useFormats } from '../../../kit/client/useFormats';
import type { CheckMode, DemoChecks as Checks, DemoSource } from '../../types';
import styles from './late.module.css';

export interface DemoChecksProps {
  /** What came with the source; `null` where it did not come. */
  source: DemoSource | null;
  baseUrl: string;
}

function modeName(mode: CheckMode): string {
  switch (mode) {
    case 'light':
      return translate({ id: 'site.demos.checks.light', message: 'light mode' });
    case 'dark':
      return translate({ id: 'site.demos.checks.dark', message: 'dark mode' });
    case 'rtl':
      return translate({ id: 'site.demos.checks.rtl', message: 'from right to left' });
  }
}

type Formats = ReturnType<typeof useFormats>;

function describeFound(found: NonNullable<Checks['found']>, { list }: Formats): string {
  return list(found.map(({ rule, modes }) => `${rule} (${list(modes.map(modeName))})`));
}

function describe({ axe, modes, found = [] }: Checks, formats: Formats): string {
  const values = { axe, modes: formats.list(modes.map(modeName)), rules: describeFound(found, formats) };
  if (found.length === 0) {
    return translate(
      {
        id: 'site.demos.checks.none',
        message: 'axe-core {axe} found no violations in this demo ({modes}).',
      },
      values,
    );
  }
  if (found.every(({ known }) => known)) {
    return translate(
      {
        id: 'site.demos.checks.known',
        message: 'axe-core {axe} found in this demo only what its library does by itself: {rules}.',
      },
      values,
    );
  }
  return translate(
    { id: 'site.demos.checks.found', message: 'axe-core {axe} found violations in this demo: {rules}.' },
    values,
  );
}

/** What axe found in a demo, where that was looked at since the demo changed (issue 10 point 2). */
export default function DemoChecks({ source, baseUrl }: DemoChecksProps) {
  const formats = useFormats();
  if (!source) {
    return (
      <div className={styles.checks} role="alert">
        <Translate id="site.demos.checks.failed">
          The result could not be loaded. Check your connection.
        </Translate>
      </div>
    );
  }
  return (
    <div className={styles.checks} role="status" data-demo-checks="">
      {source.checks
        ? describe(source.checks, formats)
        : translate({
            id: 'site.demos.checks.unknown',
            message: 'This demo was not checked since it changed.',
          })}{' '}
      <a href={`${baseUrl}accessibility`}>
        <Translate id="site.demos.checks.how">How accessibility is checked</Translate>
      </a>
    </div>
  );
}
