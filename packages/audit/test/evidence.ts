import type { Evidence, TranscriptEvidence, ManualEvidence } from '../src/evidence/evidence.ts';
import type { AuditRecord, Outcome } from '../src/evidence/record.ts';
import type { StatusInput } from '../src/evidence/status.ts';

/** A result row; by default of the page home, as loaded. */
export const row = (
  rule: string,
  criteria: string[],
  outcome: Outcome,
  more: { width?: number; target?: Partial<AuditRecord['target']>; seen?: string; reason?: string } = {},
): AuditRecord => ({
  rule,
  criteria,
  target: { kind: 'page', id: 'home', address: 'https://example.org/', ...more.target },
  state: { language: 'en', theme: 'light', width: more.width ?? 1280, interactionState: 'as loaded' },
  outcome,
  ...(more.reason && { reason: more.reason }),
  findings: outcome === 'failed' ? [{ where: 'html', seen: more.seen ?? 'Too wide.' }] : [],
});

export const createTranscriptEvidence = (more: Partial<TranscriptEvidence> = {}): TranscriptEvidence => ({
  title: { en: 'A menu', es: 'Un menú' },
  file: 'menu/evidence/Menu.transcript.txt',
  subject: 'menu',
  criteria: ['4.1.2'],
  proves: ['MNU-04'],
  about: ['A menu', 'Orca 43.1 with Chromium 156'],
  status: 'pass',
  source: 'unchanged',
  differences: [],
  notes: { en: ['A menu is read twice.'], es: ['Un menú se lee dos veces.'] },
  ...more,
});

/** A manual result that is made up for tests: no file of the product has one that no person gave. */
export const createManualEvidence = (more: Partial<ManualEvidence> = {}): ManualEvidence => ({
  criterion: '1.4.10',
  state: 'as loaded',
  languages: ['en', 'es'],
  outcome: 'passed',
  person: { name: 'Test Person', role: 'low-vision reader' },
  date: '2026-11-20',
  commit: '0123456789ab',
  environment: { browser: 'Firefox 150', system: 'Debian 13', assistiveTechnology: 'none' },
  file: 'home/evidence/Home.a11y.yml',
  subject: 'pages',
  source: 'unchanged',
  ...more,
});

const getSubject: Evidence['getSubject'] = ({ kind, id }) =>
  kind === 'page' ? 'pages' : (id.split('--')[0] ?? id);

export const input = (
  records: readonly AuditRecord[],
  more: Partial<Pick<Evidence, 'transcripts' | 'manualResults'>> = {},
): StatusInput => ({ records, transcripts: [], manualResults: [], getSubject, ...more });

/** The evidence of a small product, from rows and the ids of all stories. */
export const evidence = (
  records: AuditRecord[],
  more: Partial<Evidence> = {},
  stories: readonly string[] = [],
  pages: readonly string[] = [],
): Evidence => ({
  results: {
    product: { en: 'A site', es: 'Un sitio' },
    tested: {
      date: '2026-11-20',
      version: '1.0.0',
      commit: 'abc',
      browser: 'Chromium 1',
      axe: 'axe-core 4',
      platform: 'linux',
    },
    pages,
    stories,
    records,
  },
  transcripts: [],
  speech: { findings: [], gone: [], unlisted: [] },
  skippedRecordings: [],
  manualResults: [],
  waivers: [],
  components: [],
  support: {},
  changedFolders: [],
  getSubject,
  ...more,
});
