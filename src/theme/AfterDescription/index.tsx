import { Slot } from '@site/plugins/kit/client/Slot';

export interface AfterDescriptionProps {
  /** Whether the page wants no ad: by its front matter or by one of its demos (design §5). */
  disableAd?: boolean;
}

/** What plugins put below a page's description; `src/build/placeAfterDescription.ts` puts it into pages. */
export default function AfterDescription(props: AfterDescriptionProps) {
  return <Slot name="afterDescription" props={props} />;
}
