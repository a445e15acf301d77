import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLocation } from '@docusaurus/router';
import { Slot } from '../../../plugins/kit/client/Slot';
import { readQuery, type ErrorQuery } from './readQuery';
import styles from './styles.module.css';

function Arguments({ args }: { args: string[] }) {
  if (args.length === 0) {
    return (
      <p>
        <Translate id="site.productionError.noArguments">The message has no variable parts.</Translate>
      </p>
    );
  }
  return (
    <>
      <p id="error-arguments">
        <Translate id="site.productionError.arguments">
          Its variable parts, in the order in which the message uses them:
        </Translate>
      </p>
      <ol aria-labelledby="error-arguments">
        {args.map((arg, index) => (
          <li key={index}>
            {arg.trim() === '' ? (
              <Translate id="site.productionError.emptyArgument">empty</Translate>
            ) : (
              <code dir="auto">{arg}</code>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function Result({ query }: { query: ErrorQuery }) {
  switch (query.state) {
    case 'code':
      return (
        <>
          <p className={styles.code}>
            <Translate id="site.productionError.code" values={{ code: query.code }}>
              {'Error code {code}'}
            </Translate>
          </p>
          <Slot name="errorMessages" props={{ code: query.code, args: query.args }} />
          <Arguments args={query.args} />
        </>
      );
    case 'missing':
      return (
        <p>
          <Translate id="site.productionError.missing">
            The address of this page has no error code. Follow the link in the message that you see in your
            browser's console: it ends in ?code= and a number.
          </Translate>
        </p>
      );
    case 'invalid':
      return (
        <p>
          <Translate id="site.productionError.invalid">
            The address of this page has a code that is not a number, so no library wrote it. Copy the whole
            link from the message in your browser's console.
          </Translate>
        </p>
      );
  }
}

/** The error code in the reader's address, as text: what stands there is untrusted (design §8). */
export function ErrorCode() {
  const { search } = useLocation();
  // The server knows no query: what the reader's address says is shown after hydration.
  const query = useIsBrowser() ? readQuery(search) : null;
  return (
    <section className={styles.result} aria-live="polite">
      <noscript>
        <p>
          <Translate id="site.productionError.noScript">
            Scripts are turned off. The code and its variable parts are in the address of this page, after
            code= and args[]=.
          </Translate>
        </p>
      </noscript>
      {query && <Result query={query} />}
    </section>
  );
}
