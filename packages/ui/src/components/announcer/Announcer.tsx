'use client';
import { useLayoutEffect, useRef } from 'react';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import * as styles from './Announcer.css.ts';
import { registerRegions, type LiveRegionScope } from './live-regions.ts';

export type LiveRegionProps = RootProps<HTMLDivElement> & {
  /** modal: inside a modal dialog, rendered while that is open. page: what Announcer is. Default 'modal'. */
  scope?: LiveRegionScope | undefined;
  /** Language of the messages. Default: that of the element around it. */
  lang?: string | undefined;
};

/**
 * Live regions inside a modal dialog of your own; Dialog has one. Render it while the dialog is open:
 * VoiceOver ignores live regions outside a modal dialog, others do not.
 */
export function LiveRegion({ scope = 'modal', className, ...root }: LiveRegionProps) {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!polite.current || !assertive.current) return;
    return registerRegions(scope, { polite: polite.current, assertive: assertive.current });
  }, [scope]);
  return (
    <div
      {...root}
      data-component={scope === 'page' ? 'announcer' : 'live-region'}
      className={joinClassNames(styles.root, className)}
    >
      <div ref={polite} data-part="polite" aria-live="polite" aria-relevant="additions" />
      <div ref={assertive} data-part="assertive" aria-live="assertive" aria-relevant="additions" />
    </div>
  );
}

export type AnnouncerProps = Omit<LiveRegionProps, 'scope'>;

/** The live regions of the page for `announce`, there and empty from the first paint. Render it once. */
export function Announcer(props: AnnouncerProps) {
  return <LiveRegion {...props} scope="page" />;
}
