import type { CallToAction, Cohort, Enrollment, Metric, News, Programme, Status } from '@longcovid/content';
import { splitSections, type Section } from '@longcovid/content/load';

import { loadFinder } from '../../features/finder/load-finder.ts';
import type { SentFinderData } from '../../features/finder/finder-data.ts';
import type { LoaderContext } from '../../loaders.ts';

/** Sections of the home page below its welcome; its record in content has a heading for each. */
export const homeSections = [
  'find-sites',
  'who-can-join',
  'goal',
  'learn-more',
  'how-it-works',
  'participants',
  'trials',
  'numbers',
  'news',
  'tissue-pathology',
  'take-part',
] as const;

/** Heading and text of each section. */
export type Sections = Record<(typeof homeSections)[number], Section>;

/** A call to action on another site, with its URL. */
export type Way = Pick<CallToAction, 'id' | 'title' | 'text' | 'label'> & { href: string };

/** Whether a group is open; the home page says no more of where a study stands. */
export type GroupStatus = Pick<Status, 'cohort' | 'isOpen'>;

export type HomeData = {
  sections: Sections;
  cohorts: Cohort[];
  enrollments: Enrollment[];
  /** Of the groups as a whole, in the order of `cohorts`. */
  statuses: GroupStatus[];
  metrics: Metric[];
  news: News[];
  ways: Way[];
  trials: { href: string; hasSite: boolean };
  finder: SentFinderData;
  contact: Pick<Programme, 'phone' | 'tissueEmail' | 'hours'>;
};

/** Numbers, and news: as many as a person remembers. Pages of their own have all. */
const SHOWN = 3;

/** The page's text split into its sections, and their records. */
export async function load({ content, url }: LoaderContext): Promise<HomeData & { body: Section['body'] }> {
  const { programme, pages, cohorts, enrollments, statuses, metrics, news, callsToAction } = content;
  const { opening, sections } = splitSections(pages.home?.body ?? []);
  return {
    // The text before the first section; sections are not duplicated.
    body: opening,
    sections: nameSections(sections),
    cohorts,
    enrollments,
    statuses: cohorts.flatMap(({ id }) =>
      statuses.flatMap(({ cohort, part, isOpen }) =>
        cohort === id && part === null ? { cohort, isOpen } : [],
      ),
    ),
    metrics: metrics.slice(0, SHOWN),
    news: news.slice(0, SHOWN),
    ways: callsToAction.map((call) => toWay(call, programme)),
    trials: createTrialsLink(programme),
    finder: await loadFinder(content, url),
    contact: { phone: programme.phone, tissueEmail: programme.tissueEmail, hours: programme.hours },
  };
}

function nameSections(sections: Section[]): Sections {
  const found = sections.map(({ id }) => id).sort();
  if (found.join() !== homeSections.toSorted().join()) {
    throw new Error(
      `content's page 'home' has the sections ${found.join(', ')}, but the page shows ${homeSections.join(', ')}. Other sections would be lost: change one of the two.`,
    );
  }
  return Object.fromEntries(sections.map((section) => [section.id, section])) as Sections;
}

function toWay({ id, title, link, instead, ...content }: CallToAction, programme: Programme): Way {
  const href = programme.links[link];
  if (href !== null) return { id, title, text: content.text, label: content.label, href };
  return { id, title, ...instead, href: `mailto:${programme.email}` };
}

/** Without a site for its trials, the programme has an e-mail address for questions. */
function createTrialsLink({ links, email }: Programme): HomeData['trials'] {
  return { href: links.clinicalTrials ?? `mailto:${email}`, hasSite: links.clinicalTrials !== null };
}
