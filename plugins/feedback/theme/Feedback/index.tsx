import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from '@docusaurus/router';
import FeedbackPrompt from '@theme/FeedbackPrompt';
import { findHeading } from '../../client/findHeading';
import { QUEUE_KEY, readStored } from '../../client/votes';
import styles from './styles.module.css';

type Sections = ComponentType<{ page: string; first: HTMLElement }>;

/** Loads what gives headings their entry, once the reader points at one or comes to one by keyboard. */
function useSections(): { Sections: Sections; first: HTMLElement } | null {
  const [loaded, setLoaded] = useState<{ Sections: Sections; first: HTMLElement } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const start = ({ target }: Event) => {
      const first = findHeading(target);
      if (!first) return;
      controller.abort();
      import('@theme/FeedbackSections').then(
        (module) => setLoaded({ Sections: module.default, first }),
        () => undefined, // Without a network there is nothing to point at.
      );
    };
    for (const type of ['pointerover', 'focusin']) {
      document.addEventListener(type, start, { signal: controller.signal });
    }
    return () => controller.abort();
  }, []);
  return loaded;
}

/** Yes or no at the end of each page, and a way to say so of a section at its heading (spec §2 "Feedback prompt"). */
export default function Feedback() {
  const page = useLocation().pathname.replace(/(?<=.)\/$/, '');
  const sections = useSections();
  useEffect(() => {
    if (readStored(QUEUE_KEY))
      import('../../client/send').then((module) => module.sendWaiting()).catch(() => undefined);
  }, []);
  return (
    <div className={styles.footer} data-feedback>
      <FeedbackPrompt key={page} page={page} />
      {sections && <sections.Sections key={`${page}#`} page={page} first={sections.first} />}
    </div>
  );
}
