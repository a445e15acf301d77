import { useRef } from 'react';
import { useAdConfig } from '../../client/adConfig';
import type { AdLayout } from '../../client/drawChoices';
import { escapeHtml } from '../../client/parseInlineHtml';
import type { ServiceAd } from '../../client/parseAdResponse';
import { selectSource } from '../../client/selectSource';
import { useNetworkScript } from '../../client/useNetworkScript';
import { useServiceAd } from '../../client/useServiceAd';
import AdCard from '../AdCard';
import styles from './late.module.css';

function toRecord({ company, description, image, link }: ServiceAd) {
  const html = [company && `<b>${escapeHtml(company)}</b>`, description].filter(Boolean).join(' ');
  const name = company || new URL(link).hostname;
  return { name, link, img: image, description: html, poweredby: name, label: 'network' };
}

/** The network's ad: what its script makes, or what the slot draws of a service's answer. */
export default function AdSource({ layout }: { layout: AdLayout }) {
  const { network, service, scriptDelay } = useAdConfig();
  const source = selectSource(layout, { network, service });
  const container = useRef<HTMLDivElement>(null);
  useNetworkScript(container, source === 'network' ? network : null, scriptDelay);
  const ad = useServiceAd(source === 'service' ? service : null, scriptDelay);
  return (
    <>
      <div ref={container} className={styles.network} />
      {ad && (
        <>
          <AdCard ad={toRecord(ad)} layout={layout} isFromService />
          {ad.pixels.map((url) => (
            <img key={url} className={styles.pixel} src={url} alt="" width={1} height={1} />
          ))}
        </>
      )}
    </>
  );
}
