import { expect, test } from 'vitest';
import type { JourneyPhase, JourneyVersion } from '../src/index.ts';
import { journeyEntry } from './journey.ts';
import { proseFromMarkdown } from './prose.ts';
import type { Entry } from './read-entry.ts';

const TEXT = `
## Part 1 {#part-1}

### Day 1 {#day-1}

#### Survey {#survey}

One hour.

#### Finger clip {#clip}

At home.

### Month 1 {#month-1}

#### Call {#call}

We call you.

## Part 2 {#part-2}

### Month 6 {#month-6}

#### Visit {#visit}

You come.
`;

const createEntry = (markdown: string, meta: Record<string, unknown>): Entry => ({
  folder: 'journey/adult',
  slug: 'adult',
  meta,
  translations: {
    en: {
      file: 'en.md',
      text: markdown,
      written: {},
      fields: {
        scale: { 'day-1': 'Day 0', 'month-1': 'Month 1', 'month-6': 'Month 6' },
        versions: { with: { title: 'With', intro: 'All.' }, without: { title: 'Without', intro: 'Less.' } },
      },
      body: proseFromMarkdown(markdown, { file: 'en.md', firstLine: 1 }),
    },
  },
});

/** One step on a day, one in a window, one again and again, and one without a date. */
const DUE = {
  survey: { after: { days: 0 }, until: { weeks: 2 } },
  clip: null,
  call: { after: { months: 1 }, every: { months: 3 }, times: 16 },
  visit: { after: { months: 6 } },
};

const read = (markdown: string, only: Record<string, unknown>, due: Record<string, unknown> = DUE) => {
  const problems: string[] = [];
  const meta = { versions: { with: { covid: 'yes' }, without: { covid: 'no' } }, only, due, sample: false };
  const entry = journeyEntry(createEntry(markdown, meta), problems);
  const fields = entry.translations.en?.fields ?? {};
  return {
    entry,
    problems,
    versions: fields['versions'] as JourneyVersion[],
    parts: fields['parts'] as JourneyPhase[],
  };
};

test('marks each heading with the answers that show it, and each time with its label', () => {
  const { versions, parts, problems, entry } = read(TEXT, {
    clip: { covid: 'yes' },
    'month-1': { covid: 'yes' },
    'part-2': { covid: 'yes' },
  });
  expect(problems).toEqual([]);
  expect(entry.meta).toEqual({ sample: false });
  expect(versions).toEqual([
    { id: 'with', answers: { covid: 'yes' }, title: 'With', intro: 'All.' },
    { id: 'without', answers: { covid: 'no' }, title: 'Without', intro: 'Less.' },
  ]);
  const covid = { covid: 'yes' };
  expect(parts.map(({ title, only }) => [title, only])).toEqual([
    ['Part 1', undefined],
    ['Part 2', covid],
  ]);
  const blocks = parts.flatMap((part) => part.blocks);
  expect(blocks.map(({ title, scale, only }) => [title, scale, only])).toEqual([
    ['Day 1', 'Day 0', undefined],
    ['Month 1', 'Month 1', covid],
    ['Month 6', 'Month 6', undefined],
  ]);
  expect(blocks.flatMap(({ steps }) => steps.map(({ title, only }) => [title, only]))).toEqual([
    ['Survey', undefined],
    ['Finger clip', covid],
    ['Call', undefined],
    ['Visit', undefined],
  ]);
});

test('attaches the text of a step to the step', () => {
  const { parts } = read(TEXT, {});
  expect(parts[1]?.blocks[0]?.steps[0]).toEqual({
    id: 'visit',
    title: 'Visit',
    content: [{ type: 'paragraph', children: [{ type: 'text', value: 'You come.' }] }],
    due: { after: { months: 6 } },
  });
});

test.each<[string, string, string]>([
  ['text before the first step', '## Part {#part}\n\nHello.', 'text before the first step of "Part"'],
  ['a step outside of a time', '## Part {#part}\n\n#### Step {#step}\n\nHello.', 'the heading "Step"'],
  ['a time outside of a part', '### Day {#day}', 'the heading "Day"'],
])('reports %s', (_what, markdown, problem) => {
  expect(read(markdown, {}).problems[0]).toBe(
    `en.md: ${problem} is never shown there. A journey has parts (##), in them times (###), in them steps (####), and text below each step. Move it below a step.`,
  );
});

test('reports a condition for an unknown heading', () => {
  expect(read(TEXT, { clipp: { covid: 'yes' } }).problems).toEqual([
    'en.md: meta.yml says under "only" when "clipp" is shown, but no heading has this id. Everyone would see everything. Correct the id, or take it out.',
  ]);
});

test('reports a label for an unknown time', () => {
  expect(read(TEXT.replace('{#month-1}', '{#month-2}'), {}).problems).toEqual([
    'en.md: it labels the time "month-1" under "scale", but no ### heading has this id. The label would not be shown. Correct the id, or take it out.',
  ]);
});

test('reports a step without a date, and a date without a step', () => {
  const { visit, ...due } = DUE;
  expect(read(TEXT, {}, { ...due, visits: visit }).problems).toEqual([
    'en.md: meta.yml says under "due" when "visits" comes, but no #### heading has this id. Visitors would miss a date. Correct the id, or take it out.',
    'en.md: meta.yml does not say under "due" when the step "visit" comes. Visitors would miss its date. Write for example visit: { after: { months: 3 } }, or null if it has no date of its own.',
  ]);
});
