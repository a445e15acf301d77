import { useEffect, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { Icon } from '../Icon';
import styles from './styles.module.css';

/** Shown from this scroll position on, in CSS pixels. */
const THRESHOLD = 800;

/** Brings a reader who has scrolled far back to the top of the page, focus included (spec §1). */
export function ScrollToTop() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(window.scrollY > THRESHOLD);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  const scroll = () => {
    window.scrollTo({ top: 0 });
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1'); // A heading takes focus only so.
    heading?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      className={styles.button}
      hidden={!shown}
      onClick={scroll}
      aria-label={translate({ id: 'site.scrollToTop', message: 'Scroll to top' })}
    >
      <Icon name="arrowUp" />
    </button>
  );
}
