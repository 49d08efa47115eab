import { z } from 'zod';
import { href } from '../schema/prose.ts';
import { email, nonBlankText, slug, webAddress } from '../schema/values.ts';
import { defineKind } from './define-kind.ts';
import type { ErrorHint } from './define-kind.ts';
import { ID_TEXT, WEB } from './field-hints.ts';

const EMAIL: ErrorHint = { why: 'Visitors write to this address.', fix: 'Write it like help@example.org.' };
const HELP: ErrorHint = { why: 'The help on every page shows it.', fix: 'Write one short sentence.' };

const withPlaceholder = (...names: string[]) =>
  nonBlankText.refine((text) => names.every((name) => text.includes(name)), `lacks ${names.join(' or ')}`);

/** Who runs the research and how to reach them; one record. */
export const programme = defineKind({
  folder: 'programme',
  about: 'who runs the research, and how to reach them; there is one',
  schema: z.strictObject({
    name: nonBlankText,
    shortName: nonBlankText,
    /** Part of paths, such as `/about-us/<slug>-representatives`. */
    slug,
    phone: z.strictObject({
      display: nonBlankText,
      href: z.string().regex(/^tel:\+\d{7,15}$/, 'is not a phone link'),
    }),
    email,
    tissueEmail: email,
    /** Address of this site, which printed documents give. */
    website: webAddress.refine((url) => !url.endsWith('/'), 'ends with a slash'),
    hours: nonBlankText,
    languageLine: nonBlankText,
    relay: nonBlankText,
    emergency: nonBlankText,
    /** Links to other sites; null for one that the programme does not have, which becomes a mailto: link. */
    links: z.strictObject({
      feedbackSurvey: webAddress.nullable(),
      mainProgramme: webAddress.nullable(),
      clinicalTrials: webAddress.nullable(),
      communityRegistry: webAddress.nullable(),
      newsletter: webAddress.nullable(),
    }),
    /** If true, the site states that nobody will be contacted. */
    demonstration: z.boolean(),
    /** `band` is above the header, and `about` links to the page that explains it. */
    demonstrationNotice: z.strictObject({
      form: nonBlankText,
      sent: nonBlankText,
      band: nonBlankText,
      about: z.strictObject({ label: nonBlankText, href }),
    }),
    /** Sentences that list the open groups: of the study, and of a state. */
    openGroups: z.strictObject({
      open: withPlaceholder('{groups}'),
      closed: nonBlankText,
      openIn: withPlaceholder('{groups}', '{place}'),
      closedIn: withPlaceholder('{place}'),
    }),
  }),
  prose: null,
  order: () => 0,
  hints: {
    slug: ID_TEXT,
    phone: {
      why: 'Visitors call this number.',
      fix: 'Give `display` as people read it and `href` as tel:+ and digits, such as tel:+18005550199.',
    },
    email: EMAIL,
    tissueEmail: EMAIL,
    website: {
      why: 'Printed documents give the address of their page on this site.',
      fix: 'Write it like https://example.org, without a slash at the end.',
    },
    hours: HELP,
    languageLine: HELP,
    relay: HELP,
    emergency: HELP,
    links: WEB,
    demonstration: {
      why: 'It decides whether visitors learn that nobody will contact them.',
      fix: 'Write true or false.',
    },
    openGroups: {
      why: 'Pages list the open groups by them.',
      fix: 'Write `open`, `closed`, `openIn` and `closedIn`, with {groups} and {place}.',
    },
    demonstrationNotice: {
      why: 'Visitors must know that this is a demonstration.',
      fix: 'Write all four texts: `form`, `sent`, `band` and `about`.',
    },
  },
  example: {
    name: 'Program',
    shortName: 'Program',
    slug: 'program',
    phone: { display: '1-800-555-0199', href: 'tel:+18005550199' },
    email: 'help@example.org',
    tissueEmail: 'tissue@example.org',
    website: 'https://example.org',
    hours: 'Monday to Friday',
    languageLine: 'English and Spanish',
    relay: '711',
    emergency: '911',
    links: {
      feedbackSurvey: 'https://example.org/a',
      mainProgramme: 'https://example.org/b',
      clinicalTrials: 'https://example.org/c',
      communityRegistry: 'https://example.org/d',
      newsletter: null,
    },
    demonstration: true,
    demonstrationNotice: {
      form: 'A demonstration.',
      sent: 'A demonstration.',
      band: 'A demonstration.',
      about: { label: 'About it', href: '/about' },
    },
    openGroups: {
      open: 'Open: {groups}.',
      closed: 'All closed.',
      openIn: 'Open in {place}: {groups}.',
      closedIn: 'All closed in {place}.',
    },
  },
  embed: {
    name: 'contact',
    attributes: { topic: z.literal('tissue').optional() },
    example: 'topic=tissue',
  },
});
export type Programme = z.infer<typeof programme.schema>;
