import { LiveRegion } from './LiveRegion.tsx';

export type AnnouncerProps = {
  /** Language of the messages, when it is not that of the page: marked, so that the right voice reads them. */
  locale?: 'en' | 'es' | undefined;
  id?: string | undefined;
};

/** The place where `announce` is heard: two live regions, there and empty from the first paint. Render it once. */
export function Announcer({ locale, id }: AnnouncerProps) {
  return <LiveRegion place="page" lang={locale} id={id} />;
}
