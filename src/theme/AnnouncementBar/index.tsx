import { Slot } from '@site/plugins/kit/client/Slot';

/** What plugins put above the bar of each page, where theme-classic has a bar for announcements. */
export default function AnnouncementBar() {
  return <Slot name="pageTop" />;
}
