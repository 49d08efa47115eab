import { expect, test } from 'vitest';
import type { JourneyVersion } from '../src/index.ts';
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
        versions: { with: { title: 'With', intro: 'All.' }, without: { title: 'Without', intro: 'Less.' } },
      },
      body: proseFromMarkdown(markdown, { file: 'en.md', firstLine: 1 }),
    },
  },
});

const read = (markdown: string, only: Record<string, unknown>) => {
  const problems: string[] = [];
  const meta = { versions: { with: { covid: 'yes' }, without: { covid: 'no' } }, only, sample: false };
  const entry = journeyEntry(createEntry(markdown, meta), problems);
  return { entry, problems, versions: entry.translations.en?.fields['versions'] as JourneyVersion[] };
};

/** The titles that a version shows, in order. */
const getTitles = ({ parts }: JourneyVersion) =>
  parts.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block) => [block.title, ...block.circles.map((circle) => circle.title)]),
  ]);

test('shows each version only the parts for its answers, and none without steps', () => {
  const { versions, problems, entry } = read(TEXT, {
    clip: { covid: 'yes' },
    call: { covid: 'yes' },
    'part-2': { covid: 'yes' },
  });
  expect(problems).toEqual([]);
  expect(entry.meta).toEqual({ sample: false });
  expect(versions.map(({ id, answers, title, intro }) => [id, answers, title, intro])).toEqual([
    ['with', { covid: 'yes' }, 'With', 'All.'],
    ['without', { covid: 'no' }, 'Without', 'Less.'],
  ]);
  expect(versions.map(getTitles)).toEqual([
    ['Part 1', 'Day 1', 'Survey', 'Finger clip', 'Month 1', 'Call', 'Part 2', 'Month 6', 'Visit'],
    ['Part 1', 'Day 1', 'Survey'],
  ]);
});

test('attaches the text of a step to the step', () => {
  const [first] = read(TEXT, {}).versions;
  expect(first?.parts[1]?.blocks[0]?.circles[0]).toEqual({
    id: 'visit',
    title: 'Visit',
    content: [{ type: 'paragraph', children: [{ type: 'text', value: 'You come.' }] }],
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
