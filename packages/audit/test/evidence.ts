import type { Evidence, HeardEvidence, JudgedEvidence } from '../src/evidence/evidence.ts';
import type { AuditRecord, Outcome } from '../src/evidence/record.ts';
import type { StatusInput } from '../src/evidence/status.ts';

/** A row of the store as tests need it; what is not said is the page home, as loaded. */
export const row = (
  rule: string,
  criteria: string[],
  outcome: Outcome,
  more: { width?: number; place?: Partial<AuditRecord['place']>; seen?: string; reason?: string } = {},
): AuditRecord => ({
  rule,
  criteria,
  place: { kind: 'page', id: 'home', address: 'https://example.org/', ...more.place },
  state: { language: 'en', theme: 'light', width: more.width ?? 1280, after: 'as loaded' },
  outcome,
  ...(more.reason && { reason: more.reason }),
  findings: outcome === 'failed' ? [{ where: 'html', seen: more.seen ?? 'Too wide.' }] : [],
});

export const recording = (more: Partial<HeardEvidence> = {}): HeardEvidence => ({
  title: { en: 'A menu', es: 'Un menú' },
  file: 'menu/evidence/Menu.heard.txt',
  subject: 'menu',
  criteria: ['4.1.2'],
  proves: ['MNU-04'],
  about: ['A menu', 'Orca 43.1 with Chromium 156'],
  status: 'AS EXPECTED',
  freshness: 'fresh',
  differences: [],
  noticed: { en: ['A menu is read twice.'], es: ['Un menú se lee dos veces.'] },
  ...more,
});

/** A verdict that only a test makes up: no file of the product holds one that no person gave. */
export const verdict = (more: Partial<JudgedEvidence> = {}): JudgedEvidence => ({
  criterion: '1.4.10',
  state: 'as loaded',
  languages: ['en', 'es'],
  verdict: 'pass',
  person: { name: 'Test Person', role: 'low-vision reader' },
  date: '2026-11-20',
  environment: { browser: 'Firefox 150', system: 'Debian 13', assistiveTechnology: 'none' },
  file: 'home/evidence/Home.a11y.yml',
  subject: 'pages',
  freshness: 'fresh',
  ...more,
});

const subjectOf: Evidence['subjectOf'] = ({ kind, id }) =>
  kind === 'page' ? 'pages' : (id.split('--')[0] ?? id);

export const input = (
  records: readonly AuditRecord[],
  more: Partial<Pick<Evidence, 'heard' | 'judged'>> = {},
): StatusInput => ({ records, heard: [], judged: [], subjectOf, ...more });

/** All evidence of a small product, of the rows, the stories that exist, and whatever else is given. */
export const evidence = (
  records: AuditRecord[],
  more: Partial<Evidence> = {},
  stories: readonly string[] = [],
): Evidence => ({
  results: {
    product: { en: 'A site', es: 'Un sitio' },
    tested: {
      date: '2026-11-20',
      commit: 'abc',
      browser: 'Chromium 1',
      axe: 'axe-core 4',
      platform: 'linux',
      sources: {},
    },
    stories,
    records,
  },
  heard: [],
  unheard: [],
  judged: [],
  waivers: [],
  components: [],
  support: {},
  measuredFreshness: new Map(),
  subjectOf,
  ...more,
});
