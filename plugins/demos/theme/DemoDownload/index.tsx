import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { formatBytes } from '../../../kit/formatBytes';
import { useFormats } from '../../../kit/client/useFormats';
import type { DownloadableProject, Language } from '../../types';
import styles from './styles.module.css';

const LABELS: Record<Language, string> = { ts: 'TypeScript', js: 'JavaScript' };

/** Below a demo that is worth a project of its own: where it runs alone, and its archives. */
export default function DemoDownload({ project }: { project: DownloadableProject }) {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { number } = useFormats();
  return (
    <ul className={styles.links} data-demo-download="">
      <li>
        <a href={baseUrl + project.frame}>
          <Translate id="site.demos.fullPage">Open the full page</Translate>
        </a>
      </li>
      {(['ts', 'js'] as const).map((language) => (
        <li key={language}>
          <a href={project.archives[language].url} download>
            <Translate
              id="site.demos.download"
              values={{
                language: LABELS[language],
                size: formatBytes(project.archives[language].bytes, number),
              }}
            >
              {'Download in {language} (.zip, {size})'}
            </Translate>
          </a>
        </li>
      ))}
    </ul>
  );
}
