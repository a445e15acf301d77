/** theme-classic's bar is not used. */
export default function AnnouncementBar() {
  return null;
}
