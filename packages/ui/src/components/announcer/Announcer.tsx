import { LiveRegion, type LiveRegionProps } from './LiveRegion.tsx';

export type AnnouncerProps = Omit<LiveRegionProps, 'scope'>;

/** The live regions of the page for `announce`, there and empty from the first paint. Render it once. */
export function Announcer(props: AnnouncerProps) {
  return <LiveRegion {...props} scope="page" />;
}
