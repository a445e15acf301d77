import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { InlineHtml } from '../../client/InlineHtml';
import { toHttpUrl, toImageUrl } from '../../client/toHttpUrl';
import type { AdLayout } from '../../client/drawChoices';
import type { AdRecord } from '../../types';
import styles from './late.module.css';

export interface AdCardProps {
  ad: Omit<AdRecord, 'img'> & { img: string | null };
  layout: AdLayout;
  /** Whether it is the ad of a service, which the slot waits for. */
  isFromService?: boolean;
}

/** One ad: a picture beside its text, or in one line with it. All of its data may come from elsewhere (design §8). */
export default function AdCard({ ad, layout, isFromService }: AdCardProps) {
  const href = toHttpUrl(ad.link);
  const img = toImageUrl(ad.img);
  if (href === null) return null;
  return (
    <a
      className={clsx(styles.card, styles[layout])}
      href={href}
      target="_blank"
      rel="noopener nofollow sponsored"
      referrerPolicy="strict-origin"
      {...(isFromService && { 'data-from-service': '' })}
    >
      {img && (
        <img
          className={styles.picture}
          src={img}
          alt=""
          width={130}
          height={100}
          referrerPolicy="no-referrer"
        />
      )}
      <span className={styles.text}>
        <span className={styles.description} dir="auto">
          <InlineHtml html={ad.description} />
        </span>
        <span className={styles.by}>
          {translate(
            {
              id: 'site.adSlot.by',
              message: 'Ad by {name}',
              description: 'Below an ad: whose it is, or which network it comes through',
            },
            { name: ad.poweredby },
          )}
        </span>
      </span>
    </a>
  );
}
