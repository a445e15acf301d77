import { frameOf } from '../../client/addresses';
import { stemOf } from '../../client/prefixes';
import { STYLINGS, type DemoShellProps, type Styling } from '../../types';
import styles from './styles.module.css';

/** Height of a frame whose notation gives none, in CSS pixels. */
const DEFAULT_HEIGHT = 360;

interface DemoFrameSurfaceProps extends DemoShellProps {
  /** Styling that is shown; by default the first that the demo has. */
  styling?: Styling;
  /** The demo as a document without scripts; on the server only. */
  fallback?: string;
}

/** A demo in a document of its own, for global styles and for layouts that need their own viewport. */
export default function DemoFrameSurface(props: DemoFrameSurfaceProps) {
  const { name, islands, baseUrl, maxWidth, height = DEFAULT_HEIGHT, fallback } = props;
  const styling = props.styling ?? STYLINGS.find((candidate) => islands[candidate]) ?? 'system';
  const island = islands[styling];
  const title = stemOf(name).replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
  return (
    <div className={styles.resizable} style={{ maxWidth, height }}>
      <iframe
        className={styles.frame}
        src={island && baseUrl + frameOf(island.file)}
        title={title}
        loading="lazy"
      />
      {fallback && (
        <noscript>
          <iframe className={styles.frame} srcDoc={fallback} title={title} sandbox="" />
        </noscript>
      )}
    </div>
  );
}
