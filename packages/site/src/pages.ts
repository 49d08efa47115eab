import {
  type CohortId,
  type PageCollections,
  LOCALES,
  type Locale,
  type RecordPage,
} from '@longcovid/content';
import collections from '@longcovid/content/dist/collections.json' with { type: 'json' };

import { HAS_SERVICE } from './has-service.ts';

const { updates, caseStudies, newsletters, studyMaterials, protocols, demonstration } =
  collections as PageCollections;

/**
 * A row of the page table: the path of a page and its differences from the defaults. Its component and loader are in
 * `pages/<id>/`, its title and prose in `content`.
 */
export type PageDefinition = {
  /** Key of the page's record in `content`, and folder under `pages/` unless `template` names another. */
  id: string;
  /** English path; the Spanish one has the same segments under /es. */
  path: `/${string}`;
  /** Folder under `pages/` of the component and loader that several pages share. Default: the id. */
  template?: string;
  /** Languages of the page; in the others its path shows that it is not translated. Default: all. */
  locales?: readonly Locale[];
  /** English path of the page with its text in the other languages; it has no path there. */
  translatedAt?: `/${string}`;
  /** False for a placeholder: no list, site map or search has it, and it is not indexed. Default: true. */
  isListed?: boolean;
  /**
   * 'consent': brand, language and print alone, for legal texts without distractions. Default: header, help, footer.
   */
  layout?: 'default' | 'consent';
  /** Message areas that the page needs besides `shell`. */
  messageAreas?: readonly string[];
  /** 'build' (default): written once as a file. 'request': rendered by the service for each visitor, not cached, not indexed. */
  render?: 'build' | 'request';
  /** Names of the middleware that runs before the loader, in order. */
  middleware?: readonly string[];
  /** The query parameters that the `query` middleware keeps. */
  query?: readonly string[];
  /** False for a 404 response. */
  validate?: (url: URL) => boolean;
};

/** An article page. */
const article = (path: PageDefinition['path'], more: Partial<PageDefinition> = {}): PageDefinition => ({
  id: path.slice(path.lastIndexOf('/') + 1).toLowerCase(),
  path,
  template: 'article',
  messageAreas: ['article'],
  ...more,
});

/** An article page in sections as wide as the frame. */
const sections = (path: PageDefinition['path']) => article(path, { template: 'sections' });

/** Questions with their answers. */
const answers = (path: PageDefinition['path']) =>
  article(path, { template: 'answers', messageAreas: ['article', 'answers'] });

/** A study group's page. */
const group = (path: PageDefinition['path']) =>
  article(path, { template: 'group', messageAreas: ['article', 'numbers'] });

const journey = (path: PageDefinition['path'], id: string) =>
  article(path, {
    id,
    template: 'journey',
    messageAreas: ['article', 'journey'],
    middleware: ['query'],
    query: ['covid', 'part2'],
  });

/** The finder's filters, its number of results, and the answers of 'Can I join?'. */
const FINDER_QUERY = [
  'cohort',
  'condition',
  'status',
  'offSite',
  'specialty',
  'radius',
  'sort',
  'near',
  'shown',
  'age',
  'covid',
  'pregnant',
];

/** A state's page: its text, and the finder with its study sites. */
const state = (path: PageDefinition['path']) =>
  article(path, {
    template: 'state',
    messageAreas: ['article', 'finder', 'place'],
    middleware: ['query'],
    query: FINDER_QUERY,
  });

/** A page per record of a collection, below the page that lists them. */
const collection = (
  records: readonly RecordPage[],
  path: PageDefinition['path'],
  more: Partial<PageDefinition>,
): PageDefinition[] => records.map(({ id, ...written }) => article(`${path}/${id}`, { ...more, ...written }));

const news = { template: 'update' };
const paper = { template: 'material', messageAreas: ['article', 'material'] };

/** The forms and their confirmations. */
const formPages: readonly PageDefinition[] = [
  {
    id: 'join',
    path: '/join',
    messageAreas: ['join', 'place', 'forms'],
    render: 'request',
    middleware: ['query'],
    query: ['site', 'cohort', 'near'],
  },
  {
    id: 'join-sent',
    path: '/join/sent',
    messageAreas: ['join'],
    render: 'request',
    middleware: ['query'],
    query: ['reference'],
  },
  { id: 'contact', path: '/contact', messageAreas: ['contact', 'forms'], render: 'request' },
  {
    id: 'contact-sent',
    path: '/contact/sent',
    messageAreas: ['contact'],
    render: 'request',
    middleware: ['query'],
    query: ['reference'],
  },
  { id: 'alerts', path: '/alerts', messageAreas: ['alerts', 'forms'], render: 'request' },
  {
    id: 'alerts-sent',
    path: '/alerts/sent',
    messageAreas: ['alerts'],
    render: 'request',
    middleware: ['query'],
    query: ['reference', 'signature'],
  },
  {
    id: 'alerts-stop',
    path: '/alerts/stop',
    messageAreas: ['alerts'],
    render: 'request',
    middleware: ['query'],
    query: ['reference', 'signature', 'result'],
  },
];

/** The same paths without the service: phone and e-mail. */
const withoutForms: readonly PageDefinition[] = [
  { id: 'join', path: '/join', template: 'without-form', messageAreas: ['without-form'] },
  { id: 'contact', path: '/contact', template: 'without-form', messageAreas: ['without-form'] },
  { id: 'alerts', path: '/alerts', template: 'without-form', messageAreas: ['without-form'] },
];

/**
 * Every page of the site: a row per page, or per collection of records. Routes, prerender list, site map, language
 * links and navigation all derive from it.
 */
export const pages: readonly PageDefinition[] = [
  {
    id: 'home',
    path: '/',
    messageAreas: ['home', 'finder', 'place', 'article', 'numbers'],
    middleware: ['query'],
    query: FINDER_QUERY,
  },
  { id: 'study-sites', path: '/study-sites', messageAreas: ['finder', 'study-sites'] },
  answers('/answers'),
  answers('/after-a-death'),
  sections('/for-participants'),
  answers('/for-participants/your-study'),
  article('/for-participants/stop-letter', { layout: 'consent' }),
  group('/for-participants/adults'),
  journey('/for-participants/adults/journey', 'adults-journey'),
  group('/for-participants/children'),
  journey('/for-participants/children/babies-journey', 'babies-journey'),
  journey('/for-participants/children/children-journey', 'children-journey'),
  journey('/for-participants/children/young-adults-journey', 'young-adults-journey'),
  group('/for-participants/pregnant-women'),
  journey('/for-participants/pregnant-women/journey', 'pregnant-women-journey'),
  group('/for-participants/tissue-pathology'),
  sections('/about-us'),
  sections('/about-us/longcovid-representatives'),
  sections('/about-us/about-studies-protocol'),
  sections('/about-us/ehr'),
  article('/about-us/by-the-numbers', {
    template: 'figures',
    messageAreas: ['article', 'numbers', 'material'],
  }),
  sections('/about-us/digital-health-program'),
  sections('/stay-informed'),
  ...collection(updates, '/stay-informed/updates', news),
  ...collection(caseStudies, '/stay-informed/case-studies', news),
  ...collection(newsletters, '/stay-informed/newsletters', {
    template: 'newsletter',
    messageAreas: ['article', 'material'],
  }),
  article('/study-materials', {
    template: 'materials',
    messageAreas: ['article', 'material', 'materials'],
    middleware: ['query'],
    query: ['type', 'group'],
  }),
  ...collection(studyMaterials, '/study-materials', paper),
  ...collection(protocols, '/study-materials', paper),
  state('/louisiana'),
  state('/nebraska'),
  state('/new-mexico'),
  sections('/abcd-tier2'),
  article('/consent-a', { locales: ['en'], layout: 'consent' }),
  article('/results-block-heart-ehr', { locales: ['en'] }),
  article('/DHPFAQ'),
  article('/privacy-policy'),
  article('/medical-disclaimer'),
  { id: 'accessibility', path: '/accessibility' },
  { id: 'site-map', path: '/site-map', messageAreas: ['article'] },
  { id: 'glossary', path: '/glossary' },
  { id: 'search', path: '/search', messageAreas: ['site-search'], middleware: ['query'], query: ['q'] },
  ...(demonstration ? [article('/about-this-demonstration')] : []),
  ...(HAS_SERVICE ? formPages : withoutForms),
];

/** Folder under `pages/` of a page in a language; untranslated pages have their own. */
export const getTemplate = ({ id, template, locales = LOCALES }: PageDefinition, locale: Locale): string =>
  locales.includes(locale) ? (template ?? id) : 'not-translated';

/** English path of the page about each group. */
export const GROUP_PAGES: Readonly<Record<CohortId, string>> = {
  adult: '/for-participants/adults',
  pediatric: '/for-participants/children',
  pregnancy: '/for-participants/pregnant-women',
  autopsy: '/for-participants/tissue-pathology',
};

/** The 404 page. */
export const notFoundPage: PageDefinition = { id: 'not-found', path: '/404' };

/** Path of a page in a language: `localePath('es', '/join')` is '/es/join', `localePath('es', '/')` is '/es'. */
export const localePath = (locale: Locale, path: string): string =>
  locale === 'en' ? path : path === '/' ? `/${locale}` : `/${locale}${path}`;

/** Splits a path into its language and the English path: '/es/join' is `{ locale: 'es', path: '/join' }`. */
export function splitPath(pathname: string): { locale: Locale; path: string } {
  const inSpanish = pathname === '/es' || pathname.startsWith('/es/');
  return { locale: inSpanish ? 'es' : 'en', path: inSpanish ? pathname.slice(3) || '/' : pathname };
}

/** The languages in which a page has a path. */
export const getLanguages = ({ locales = LOCALES, translatedAt }: PageDefinition): readonly Locale[] =>
  translatedAt ? locales : LOCALES;

/** Choosing a study site is a step before the form, on the same page: the part of a query that names the step. */
export const getStep = (search: string): string => String(/[?&]site=[^&]*/.exec(search));

/** The page of a path in either language, or undefined. */
export const findPage = (pathname: string): PageDefinition | undefined => {
  const { locale, path } = splitPath(pathname);
  return pages.find((page) => page.path === path && getLanguages(page).includes(locale));
};

/** Path of a page's text in a language: its own, or that of the page with its text. */
export function localizePath(locale: Locale, page: PageDefinition): string {
  const { path, translatedAt, locales = LOCALES } = page;
  if (locales.includes(locale)) return localePath(locale, path);
  const other = translatedAt ?? pages.find((each) => each.translatedAt === path)?.path;
  return localePath(locale, other ?? path);
}

/** Whether a path is a consent form that is available in its language. */
export function isConsent(pathname: string): boolean {
  const { layout, locales = LOCALES } = findPage(pathname) ?? {};
  return layout === 'consent' && locales.includes(splitPath(pathname).locale);
}
