import Translate from '@docusaurus/Translate';
import type { ApiRowView } from '../types';
import styles from '../theme/ApiRows/reference.module.css';
import { Html } from './Html';
import { TypeText } from './TypeText';

/** What a callback is called with, and what it has to return. */
export function Signature({
  parameters,
  returns,
  baseUrl,
}: Pick<ApiRowView, 'parameters' | 'returns'> & { baseUrl: string }) {
  if (!parameters && !returns) return null;
  return (
    <div className={styles.signature}>
      {parameters && (
        <>
          <p>
            <Translate
              id="site.apiReference.parameters"
              description="Heading of what a callback is called with"
            >
              Called with
            </Translate>
          </p>
          <ul>
            {parameters.map(({ name, type, description }) => (
              <li key={name}>
                <code>{name}</code> <TypeText members={[type]} />
                {description && <Html html={description} baseUrl={baseUrl} />}
              </li>
            ))}
          </ul>
        </>
      )}
      {returns && (
        <p>
          <Translate
            id="site.apiReference.returns"
            description="Before the type that a callback has to return"
          >
            Returns
          </Translate>{' '}
          <TypeText members={[returns.type]} />
        </p>
      )}
      {returns?.description && <Html html={returns.description} baseUrl={baseUrl} />}
    </div>
  );
}
