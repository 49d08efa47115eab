import type { Locale } from '@longcovid/content';
import type { IntakeContext } from '../intake/accept.ts';
import type { RateLimit, SubmissionLimits } from '../limits/rate-limit.ts';
import type { ApiMessages } from '../problems/messages.ts';
import type { MountedSite } from './mount.ts';
import type { PageRenderer } from './page-renderer.ts';

/** What the pages and forms of a site work with. */
export type WebContext = SubmissionLimits & {
  site: MountedSite;
  intake: IntakeContext;
  messages: Record<Locale, ApiMessages>;
  publicUrl: URL;
  pageRenderer: PageRenderer;
  /** Counts rendered pages: a visit is no submission. */
  pageLimit: RateLimit;
};
