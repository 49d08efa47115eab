import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyContent } from '../test/content-copy.ts';
import type { ContentCopy } from '../test/content-copy.ts';
import { buildContent } from './build-content.ts';
import { isOver } from './status.ts';

let copy: ContentCopy;
beforeEach(() => (copy = copyContent()));
afterEach(() => copy.dispose());

const problemsIn = () =>
  buildContent(copy.root).problems.map((problem) => problem.replaceAll(`${copy.root}/`, ''));
const adult = 'entries/status/adult/meta.yml';

test('says that a group is closed where a study site says that it is open', () => {
  copy.change(adult, 'shownAs: open', 'shownAs: null');
  expect(problemsIn()).toContain(
    'datasets/study-sites.json, record sample-119: the group adult is open there, but entries/status/adult/meta.yml says that it is closed. Visitors would read both. Correct one of the two.',
  );
});

test('reports an open group that no study site takes', () => {
  const sites = 'datasets/study-sites.json';
  copy.change(sites, /("cohort": ?"autopsy",\s*"status": ?)"open"/g, '$1"full"');
  expect(problemsIn()).toEqual([
    'entries/status/autopsy/meta.yml: the group is open, but no study site in datasets/study-sites.json takes it. People would look for one in vain. Open a study site, or write enrolledUntil.',
  ]);
});

test('reports a group without a status', () => {
  copy.remove('entries/status/pregnancy');
  expect(problemsIn()).toContain(
    'entries/status: the group pregnancy has no status. Pages could not say whether it is open. Write entries/status/pregnancy, with part: null.',
  );
});

test('shows no closed group as open without a demonstration', () => {
  copy.change('entries/programme/longcovid/meta.yml', 'demonstration: true', 'demonstration: false');
  expect(problemsIn()).toContain(
    'entries/status/adult/meta.yml, field "shownAs": the programme is not a demonstration. People would ask to join a group that is closed. Write null.',
  );
});

test.each([
  ['2025-12-31', 'The next phase begins in 2026, for some adults.'],
  ['2026-01-01', 'The next phase, planned for 2026, is for some adults.'],
  ['2027-02-01', 'The next phase, planned for 2026, is for some adults.'],
])('on %s news say of the next phase: %s', (today, sentence) => {
  const { files, problems } = buildContent(copy.root, { today });
  expect(problems).toEqual([]);
  expect(files.get('en/news.json')).toContainEqual(expect.objectContaining({ summary: sentence }));
});

test('lists the groups that are open, of the study and of a state', () => {
  const { references } = buildContent(copy.root);
  expect(references.en.find('programme.status')?.text).toBe(
    'Open now: Adults, Children and young adults, Pregnancy, and Tissue study (autopsy).',
  );
  expect(references.es.find('state.NE.status')?.text).toBe('En Nebraska están abiertos: Embarazo.');
  expect(references.en.find('state.LA.status')?.text).toBe('All groups in Louisiana are closed now.');
});

test.each([
  ['2026', '2026-12-31', false],
  ['2026', '2027-01-01', true],
  ['2026-11', '2026-11-30', false],
  ['2026-11-25', '2026-11-26', true],
])('the plan for %s is over on %s: %s', (date, today, over) => {
  expect(isOver(date, today)).toBe(over);
});
