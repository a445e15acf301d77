import Translate, { translate } from '@docusaurus/Translate';
import { products } from '../../docs/products';
import { useFormats } from '../../plugins/kit/client/useFormats';
import { ErrorCode } from '../components/ErrorCode';
import { RootPage } from '../components/RootPage';
import { SiteLink } from '../components/SiteLink';

/** The code hosts of the libraries, each once, with the products whose source is there. */
function sources(): { url: string; names: string[] }[] {
  const hosted = products.filter(({ library, repository, fixture }) => library && repository && !fixture);
  const urls = [...new Set(hosted.map(({ repository = '' }) => repository))];
  return urls.map((url) => ({
    url,
    names: hosted.filter(({ repository }) => repository === url).map(({ name }) => name),
  }));
}

function Explanation() {
  const { list } = useFormats();
  return (
    <>
      <h2>
        <Translate id="site.productionError.read.heading">How to read the code</Translate>
      </h2>
      <p>
        <Translate id="site.productionError.read.text">
          The number stands for one text in the library that threw the error. It means something only with
          that library and its version. The variable parts are what the text is about: a component, a prop, a
          value.
        </Translate>
      </p>
      <h2>
        <Translate id="site.productionError.full.heading">How to get the full message</Translate>
      </h2>
      <p>
        <Translate id="site.productionError.full.text">
          Do the same in a development build of your app: there the error has its full text, and its stack
          leads to the component. If it happens in production only, look the code up in the source of the
          library:
        </Translate>
      </p>
      <ul>
        {sources().map(({ url, names }) => (
          <li key={url}>
            <SiteLink href={url}>{url.replace('https://', '')}</SiteLink>: {list(names)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where the libraries' minified errors lead (spec §8 "Minified library errors"). */
export default function ProductionError() {
  return (
    <RootPage
      title={translate({ id: 'site.productionError.title', message: 'Minified error' })}
      description={translate({
        id: 'site.productionError.description',
        message: 'What a minified error code of a library means and how to get the full message.',
      })}
    >
      <article className="prose">
        <h1>
          <Translate id="site.productionError.heading">Minified error</Translate>
        </h1>
        <p className="description">
          <Translate id="site.productionError.lead">
            In production builds the libraries replace the texts of their errors with codes, so that your
            users download less.
          </Translate>
        </p>
        <ErrorCode />
        <Explanation />
      </article>
    </RootPage>
  );
}
