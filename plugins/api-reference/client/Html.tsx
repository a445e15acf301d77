import styles from '../theme/ApiRows/reference.module.css';
import { withBase } from './withBase';

/** A text of the library: HTML that the build made from Markdown, without raw HTML (design §8). */
export function Html({ html, baseUrl }: { html: string; baseUrl: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: withBase(html, baseUrl) }} />;
}
