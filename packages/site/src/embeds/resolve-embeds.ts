import type {
  Content,
  Locale,
  MaterialCohort,
  Prose,
  ProseEmbed,
  Protocol,
  StudyMaterial,
} from '@longcovid/content';
import { METRIC_COHORTS } from '@longcovid/content';
import { loadMessages, loadRecord, loadRecords } from '@longcovid/content/load';

import { findListedPdf } from '../features/documents/find-pdf.ts';
import { loadFinder } from '../features/finder/load-finder.ts';
import { findVideo } from '../features/video/find-video.ts';
import { localePath } from '../pages.ts';
import type { ArticleBody, Card, MaterialCard, View } from './embed-views.ts';

type Context = { content: Content; locale: Locale; url: URL };

/** Resolves the directives of a page's text to records. Server only: the browser gets the result. */
export async function resolveEmbeds(body: Prose, context: Context): Promise<ArticleBody> {
  const placed = await Promise.all(
    body.map(async (block): Promise<ArticleBody> => {
      if (block.type !== 'embed') return [block];
      const found = await resolveEmbed(block, context);
      return Array.isArray(found) ? found : [{ type: 'view', ...found }];
    }),
  );
  return placed.flat();
}

const cards = (items: Card[]): View => ({ view: 'cards', items });

const isFor =
  (cohort: MaterialCohort | undefined) =>
  ({ cohorts }: { cohorts: MaterialCohort[] }) =>
    cohort === undefined || cohorts.length === 0 || cohorts.includes(cohort);

/** The view of a directive; `::text` is replaced by its text. */
async function resolveEmbed(embed: ProseEmbed, context: Context): Promise<View | ArticleBody> {
  const { content, locale } = context;
  const getCohortName = (id: string) => content.cohorts.find((cohort) => cohort.id === id)?.name ?? id;
  switch (embed.name) {
    case 'figure':
      return { view: 'figure', figure: loadRecord(locale, 'figures', embed.id) };
    case 'journey':
      return { view: 'journey', journey: loadRecord(locale, 'journeys', embed.id) };
    case 'text':
      return resolveEmbeds(content.texts[embed.id]?.body ?? [], context);
    case 'video': {
      const record = loadRecord(locale, 'videos', embed.id);
      return {
        view: 'video',
        title: record.title,
        files: findVideo(locale, record),
        transcript: record.transcript,
      };
    }
    case 'study-tests': {
      const tests = loadRecords(locale, 'studyTests');
      return {
        view: 'disclosures',
        items: tests.map(({ id, title, description }) => ({ id: `test-${id}`, title, body: description })),
      };
    }
    case 'stories': {
      const stories = loadRecords(locale, 'stories');
      return {
        view: 'disclosures',
        items: stories.map(({ id, name, info, body }) => ({ id: `story-${id}`, title: name, info, body })),
      };
    }
    case 'support-resources':
      return cards(
        loadRecords(locale, 'supportResources').map(({ id, title, body, url, label, opensNewWindow }) => ({
          id,
          title,
          body,
          link: createLink(url, label, opensNewWindow),
        })),
      );
    case 'case-studies':
      return cards(
        loadRecords(locale, 'caseStudies').map(({ id, title, intro, sample }) => ({
          id,
          title,
          text: intro,
          href: localePath(locale, `/stay-informed/case-studies/${id}`),
          isSample: sample,
        })),
      );
    case 'protocols':
      return cards(loadRecords(locale, 'protocols').map((protocol) => protocolCard(protocol, locale)));
    case 'updates':
      return cards(
        newest(loadRecords(locale, 'updates'), embed.attributes.limit).map(({ id, date, title, intro }) => ({
          id,
          date,
          title,
          text: intro,
          href: localePath(locale, `/stay-informed/updates/${id}`),
        })),
      );
    case 'articles':
      return cards(
        newest(loadRecords(locale, 'articles'), embed.attributes.limit).map(
          ({ id, date, title, summary, publisher, url, label }) => ({
            id,
            date,
            title,
            text: summary,
            details: [publisher],
            link: { href: url, label },
          }),
        ),
      );
    case 'newsletters': {
      const newsletters = newest(loadRecords(locale, 'newsletters'), embed.attributes.limit);
      return {
        view: 'disclosures',
        items: newsletters.map((newsletter) => ({
          id: `newsletter-${newsletter.id}`,
          title: newsletter.title,
          body: newsletter.body,
          pdf: findListedPdf(locale, 'newsletter', newsletter),
        })),
      };
    }
    case 'materials':
      return materialsView(embed.attributes.cohort, locale);
    case 'research-links':
      return cards(
        loadRecords(locale, 'researchLinks')
          .filter(isFor(embed.attributes.cohort))
          .map(({ id, url, label, opensNewWindow }) => ({
            id,
            title: '',
            link: createLink(url, label, opensNewWindow),
          })),
      );
    case 'result-items':
      return cards(
        loadRecords(locale, 'resultItems')
          .filter(isFor(embed.attributes.cohort))
          .map(({ id, title, body, downloadLabel, downloadUrl, sample }) => ({
            id,
            title,
            body,
            link: createLink(downloadUrl, downloadLabel),
            isSample: sample,
          })),
      );
    case 'sample-booklets':
      return cards(
        loadRecords(locale, 'sampleBooklets')
          .filter(isFor(embed.attributes.cohort))
          .map(({ id, label, downloadUrl }) => ({ id, title: '', link: { href: downloadUrl, label } })),
      );
    case 'metrics': {
      const columns = METRIC_COHORTS.filter((cohort) => (embed.attributes.cohort ?? cohort) === cohort);
      return {
        view: 'metrics',
        metrics: content.metrics.filter((metric) =>
          columns.some((cohort) => (cohort === 'adult' ? metric.adultValue : metric.pediatricValue) !== null),
        ),
        columns: columns.map((cohort) => ({ cohort, name: getCohortName(cohort) })),
      };
    }
    case 'enrollment':
      return {
        view: 'enrollment',
        items: content.enrollments
          .filter(({ id }) => (embed.attributes.cohort ?? id) === id)
          .map((enrollment) => ({ enrollment, name: getCohortName(enrollment.id) })),
      };
    case 'study-sites':
      return studySitesView(embed.attributes.state, context);
    case 'contact':
      return {
        view: 'contact',
        email: embed.attributes.topic === 'tissue' ? content.programme.tissueEmail : content.programme.email,
      };
  }
}

const newest = <T>(records: T[], limit: number | undefined): T[] => records.slice(0, limit ?? records.length);

const createLink = (href: string | null, label: string | null, opensNewWindow = false) =>
  href !== null && label !== null ? { href, label, opensNewWindow } : undefined;

export const materialPath = (locale: Locale, id: string) => localePath(locale, `/study-materials/${id}`);

const materialCard = (locale: Locale, material: StudyMaterial): MaterialCard => {
  const { id, type, cohort, title, summary, date } = material;
  return {
    id,
    type,
    cohort,
    title,
    summary,
    date,
    href: materialPath(locale, id),
    pdf: findListedPdf(locale, 'study-material', material),
  };
};

/** All materials with their filters; those of one group are a plain list. */
function materialsView(cohort: MaterialCohort | undefined, locale: Locale): View {
  const materials = loadRecords(locale, 'studyMaterials');
  if (cohort === undefined) {
    return { view: 'materials', materials: materials.map((material) => materialCard(locale, material)) };
  }
  return cards(
    materials
      .filter((material) => material.cohort === cohort)
      .map((material) => {
        const { id, title, date, summary, href, pdf } = materialCard(locale, material);
        return { id, title, date, text: summary, href, pdf };
      }),
  );
}

function protocolCard(protocol: Protocol, locale: Locale): Card {
  const { id, kind, label, title, body, versionDate, href, linkLabel, sample } = protocol;
  const messages = loadMessages(locale);
  // Without its own text, its title links to the page that has it.
  const hasOwnPage = body.length > 0;
  return {
    id,
    title,
    href: hasOwnPage ? materialPath(locale, id) : (href ?? undefined),
    details: [
      label,
      messages[`material.protocol.${kind}`] ?? '',
      formatVersion(versionDate, locale, messages),
    ],
    link: hasOwnPage ? createLink(href, linkLabel) : undefined,
    pdf: findListedPdf(locale, 'protocol', protocol),
    isSample: sample,
  };
}

/** Formats the date of a version, or that none is given. */
function formatVersion(
  day: string | null,
  locale: Locale,
  messages: Readonly<Record<string, string>>,
): string {
  const date =
    day === null
      ? (messages['material.noDate'] ?? '')
      : new Intl.DateTimeFormat(locale === 'es' ? 'es-US' : 'en-US', {
          dateStyle: 'long',
          timeZone: 'UTC',
        }).format(new Date(day));
  return messages['material.protocol.version']?.replace('{date}', date) ?? date;
}

/** The finder with the study sites of one state only. */
async function studySitesView(state: string, { content, url }: Context): Promise<View> {
  const inState = content.studySites.filter((studySite) => studySite.state === state);
  return { view: 'study-sites', finder: await loadFinder({ ...content, studySites: inState }, url) };
}
