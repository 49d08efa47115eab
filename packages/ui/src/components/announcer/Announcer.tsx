import type { RootProps } from '../../internal/root-props.ts';
import { LiveRegion } from './LiveRegion.tsx';

export type AnnouncerProps = RootProps<HTMLDivElement> & {
  /** Language of the messages, when it is not that of the page: marked, so that the right voice reads them. */
  locale?: 'en' | 'es' | undefined;
};

/** The live regions of the page for `announce`, there and empty from the first paint. Render it once. */
export function Announcer({ locale, ...root }: AnnouncerProps) {
  return <LiveRegion {...root} scope="page" lang={locale} />;
}
