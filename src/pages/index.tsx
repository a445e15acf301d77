import Layout from '@theme/Layout';
import Translate, { translate } from '@docusaurus/Translate';
import { ProductCards } from '../components/ProductCards';
import styles from './index.module.css';

/** Home: what there is, one card a product. */
export default function Home() {
  return (
    <Layout
      title={translate({ id: 'site.home.title', message: 'React UI libraries, documented' })}
      description={translate({
        id: 'site.home.description',
        message:
          'Guides, live demos and API reference for Material UI, Joy UI, Base UI, MUI System, MUI X and Toolpad.',
      })}
    >
      <main className={styles.home}>
        <header className={styles.hero}>
          <h1>
            <Translate id="site.home.heading">Build interfaces, not guesses.</Translate>
          </h1>
          <p>
            <Translate id="site.home.lead">
              Live demos on the real libraries, exact APIs, and every version side by side.
            </Translate>
          </p>
        </header>
        <ProductCards />
      </main>
    </Layout>
  );
}
