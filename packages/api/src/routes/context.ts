import type { Locale, StudySite } from '@longcovid/content';
import type { IntakeContext } from '../intake/accept.ts';
import type { SubmissionLimits } from '../limits/rate-limit.ts';
import type { ApiMessages } from '../problems/messages.ts';

/** What the routes under `/api` work with. */
export type ApiContext = SubmissionLimits & {
  intake: IntakeContext;
  /** Those of now; the same list until it changes. */
  getStudySites: () => readonly StudySite[];
  messages: Record<Locale, ApiMessages>;
  publicUrl: URL;
};
