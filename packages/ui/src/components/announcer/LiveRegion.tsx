'use client';
import { useLayoutEffect, useRef } from 'react';
import * as styles from './Announcer.css.ts';
import { registerRegions, type LiveRegionScope } from './live-regions.ts';

export type LiveRegionProps = {
  /** modal: inside a modal dialog, rendered while that is open. page: what Announcer is. Default 'modal'. */
  place?: LiveRegionScope | undefined;
  /** Language of the messages. Default: that of the element around it. */
  lang?: string | undefined;
  id?: string | undefined;
};

/**
 * A place for announcements inside a modal dialog of your own; Dialog has one. Render it while the dialog is open:
 * VoiceOver ignores live regions outside a modal dialog, others read them.
 */
export function LiveRegion({ place = 'modal', lang, id }: LiveRegionProps) {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!polite.current || !assertive.current) return;
    return registerRegions(place, { polite: polite.current, assertive: assertive.current });
  }, [place]);
  return (
    <div
      id={id}
      lang={lang}
      data-component={place === 'page' ? 'announcer' : 'announcer-outlet'}
      className={styles.root}
    >
      <div ref={polite} data-part="polite" aria-live="polite" aria-relevant="additions" />
      <div ref={assertive} data-part="assertive" aria-live="assertive" aria-relevant="additions" />
    </div>
  );
}
