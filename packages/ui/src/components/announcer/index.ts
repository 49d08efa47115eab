export { announce, type AnnounceOptions, type Politeness } from './announce.ts';
export { Announcer, type AnnouncerProps } from './Announcer.tsx';
export { LiveRegion, type LiveRegionProps } from './Announcer.tsx';
