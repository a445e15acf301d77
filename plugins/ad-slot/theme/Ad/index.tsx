import { useRef, type MouseEvent } from 'react';
import { emitEvent } from '../../../kit/client/events';
import { useAdConfig } from '../../client/adConfig';
import type { AdChoices } from '../../client/drawChoices';
import { selectContent } from '../../client/selectContent';
import { useAdState } from '../../client/useAdState';
import { useImpression } from '../../client/useImpression';
import AdCard from '../AdCard';
import AdNotice from '../AdNotice';
import AdSource from '../AdSource';
import styles from './styles.module.css';

/** The slot's states (spec §4 "Ad slot"). While the network is blocked its place stays, out of sight: it may yet come. */
export default function Ad({ choices }: { choices: AdChoices }) {
  const config = useAdConfig();
  const slot = useRef<HTMLDivElement>(null);
  const hasSource = config.network !== null || config.service !== null;
  const state = useAdState(slot, hasSource ? config : null);
  const content = selectContent({ state, choices, ads: config.ads, hasSource });
  const label = choices.isSampled ? content.label : null;
  useImpression(slot, label);

  const onClick = ({ target }: MouseEvent) => {
    if (label !== null && target instanceof Element && target.closest('a[href]')) {
      emitEvent({ category: 'ad', action: 'click', label });
    }
  };
  const isInSight = content.kind === 'waiting' || content.kind === 'network';
  return (
    <div ref={slot} className={styles.ad} data-shows={content.kind} onClick={onClick}>
      {hasSource && state.sighting !== 'backer' && (
        <div className={styles.source} hidden={!isInSight}>
          <AdSource layout={choices.layout} />
        </div>
      )}
      {content.kind === 'inHouse' && <AdCard ad={content.ad} layout={choices.layout} />}
      {content.kind === 'whitelist' && <AdNotice />}
    </div>
  );
}
