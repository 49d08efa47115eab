import { expect } from '@playwright/test';

import { findLinkLabels, formatEntryDate, readEntry, readMarkdown, type Entry } from '../oracles/entries.ts';
import { visitorTask } from '../task.ts';
import { expectPage, followLink, followMenu } from './menu.ts';

type Answer = 'yes' | 'no';
type Answers = Readonly<Record<string, Answer>>;

/** The entry of each journey, the menu link and page that lead to it, and its path. */
const JOURNEYS = [
  {
    journey: 'adult',
    link: 'adults',
    from: 'adults',
    page: 'adults-journey',
    path: '/for-participants/adults/journey',
  },
  {
    journey: 'pregnancy',
    link: 'pregnancy',
    from: 'pregnant-women',
    page: 'pregnant-women-journey',
    path: '/for-participants/pregnant-women/journey',
  },
  ...(['babies', 'children', 'young-adults'] as const).map((journey) => ({
    journey,
    link: 'children',
    from: 'children',
    page: `${journey}-journey`,
    path: `/for-participants/children/${journey}-journey`,
  })),
] as const;

type Data = {
  place: (typeof JOURNEYS)[number];
  /** Answers by index of the question. A skipped question has none. */
  answers: readonly (Answer | undefined)[];
  isFromOverview: boolean;
  /** Which visible step is opened, from 0 (the first) to 1 (the last). */
  step: number;
  /** The first day, on which all months have a day of this number. */
  start: { year: number; month: number; day: number };
};

type Shown = {
  /** Title and introduction of the visitor's own timeline; undefined while a question is open. */
  own?: { title: string; intro: string };
  headings: string[];
  steps: { id: string; title: string; text: string }[];
};

type Span = Partial<Record<'days' | 'weeks' | 'months' | 'years', number>>;
type Due = { after: Span; until?: Span; every?: Span; times?: number };

const fits = (needed: Answers, given: Answers) =>
  Object.entries(needed).every(([question, answer]) => (given[question] ?? answer) === answer);

/** What the committed entry shows for the answers. */
function readTimeline({ meta, fields, body }: Entry, given: Answers): Shown {
  const only = (meta.only ?? {}) as Record<string, Record<string, boolean | Answer>>;
  const headings: string[] = [];
  const steps: Shown['steps'] = [];
  // The level of a heading that the answers exclude, with all below it.
  let left = Infinity;
  for (const section of body.split(/^(?=#{2,4} )/m)) {
    const [all = '', marks = '', title = '', anchor = ''] =
      /^(#{2,4}) (.*?) \{#([\w-]+)\}\n/.exec(section) ?? [];
    if (all === '') continue;
    if (marks.length <= left) left = fits(toAnswers(only[anchor] ?? {}), given) ? Infinity : marks.length;
    if (left !== Infinity) continue;
    headings.push(title);
    if (marks.length === 4) steps.push({ id: anchor, title, text: readMarkdown(section.slice(all.length)) });
  }
  const versions = Object.entries(meta.versions as Record<string, Record<string, boolean | Answer>>);
  const texts = fields.versions as Record<string, { title: string; intro: string }>;
  const [id = ''] = versions.find(([, answers]) => isSame(toAnswers(answers), given)) ?? [];
  const own = texts[id];
  return { ...(own && { own: { title: own.title, intro: own.intro.trim() } }), headings, steps };
}

const isSame = (version: Answers, given: Answers) =>
  Object.entries(version).every(([question, answer]) => given[question] === answer);

/** YAML 1.1 reads `yes` as true, YAML 1.2 as a string. */
const toAnswers = (values: Record<string, boolean | Answer>): Answers =>
  Object.fromEntries(
    Object.entries(values).map(([question, value]) => [
      question,
      value === true || value === 'yes' ? 'yes' : 'no',
    ]),
  );

/** The first days of the steps, as the page writes them, earliest first. */
function readDates({ meta }: Entry, steps: Shown['steps'], { start }: Data, language: 'en' | 'es'): string[] {
  const at = (after: Span, every: Span, index: number) => {
    const count = (unit: keyof Span) => (after[unit] ?? 0) + (every[unit] ?? 0) * index;
    return Date.UTC(
      start.year + count('years'),
      start.month - 1 + count('months'),
      start.day + count('days') + 7 * count('weeks'),
    );
  };
  const dues = meta.due as Record<string, Due | null>;
  return steps
    .flatMap(({ id }) => {
      const due = dues[id];
      if (!due) return [];
      const { after, every = {}, times = 1 } = due;
      return Array.from({ length: times }, (_, index) => at(after, every, index));
    })
    .sort((one, other) => one - other)
    .map((time) => formatEntryDate(new Date(time).toISOString().slice(0, 10), language));
}

visitorTask<Data>('follow my timeline', {
  who: 'A participant who wants to know which visits and surveys are still to come, and when.',
  draw: (draw) => {
    const answers = [draw.pick(['yes', 'no'] as const), draw.pick(['yes', 'no', undefined] as const)];
    return {
      place: draw.pick(JOURNEYS),
      answers,
      isFromOverview: draw.chance(0.5),
      step: draw.integer(1000) / 1000,
      start: { year: 2021 + draw.integer(6), month: 1 + draw.integer(12), day: 1 + draw.integer(28) },
    };
  },
  run: async (visitor, data) => {
    const { place, answers, isFromOverview, step } = data;
    const { page, language } = visitor;
    await visitor.arrive();
    await followMenu(visitor, 'participants', isFromOverview ? 'participants.all' : place.link);
    const from = readEntry('page', isFromOverview ? 'for-participants' : place.from, language);
    await expectPage(visitor, from.fields.heading);
    const [label = ''] = findLinkLabels(from, place.path);
    await followLink(visitor, label);
    await expectPage(visitor, readEntry('page', place.page, language).fields.heading);

    const journey = readEntry('journey', place.journey, language);
    const questions = journey.fields.questions as { id: string; text: string }[];
    const given: Record<string, Answer> = {};
    for (const [index, { id, text }] of questions.entries()) {
      const answer = answers[index];
      if (answer === undefined) continue;
      given[id] = answer;
      const name = String(journey.fields[answer]);
      await visitor.choose(
        page.getByRole('radiogroup', { name: text }).getByRole('radio', { name, exact: true }),
      );
    }
    await visitor.press(page.getByRole('button', { name: visitor.text('journey.show'), exact: true }));

    const { own, headings, steps } = readTimeline(journey, given);
    const timeline = page.locator('section:has(> #shown-timeline)');
    await expect(timeline.getByRole('heading', { level: 3 })).toHaveText(
      own?.title ?? visitor.text('journey.whole'),
    );
    if (own) await expect(timeline).toContainText(own.intro);
    await expect(timeline.locator('h4, h5, h6')).toHaveText(headings);
    const chosen = steps[Math.floor(step * steps.length)];
    if (!chosen) throw new Error(`The entry ${place.journey} has no step for these answers.`);
    const summary = page.locator('summary').filter({ hasText: chosen.title });
    // `hasText` ignores case.
    const matching = steps.filter(({ title }) => title.toLowerCase().includes(chosen.title.toLowerCase()));
    const disclosure = timeline.locator('details').filter({ has: summary }).nth(matching.indexOf(chosen));
    await visitor.press(disclosure.locator('summary'));
    await expect(disclosure.locator('[data-part=content]')).toBeVisible();
    expect((await disclosure.locator('[data-part=content]').innerText()).replaceAll(/\s+/g, ' ').trim()).toBe(
      chosen.text,
    );

    if (!visitor.hasScript) return;
    const dates = page.locator('#my-visits');
    await visitor.press(dates.getByRole('button', { name: visitor.text('journey.dates.open'), exact: true }));
    const boxes = dates.getByRole('group', { name: String(journey.fields.start) }).getByRole('textbox');
    const { year, month, day } = data.start;
    const typed = language === 'es' ? [day, month, year] : [month, day, year];
    for (const [index, text] of typed.entries()) await visitor.write(boxes.nth(index), String(text));
    const shown = await dates.getByRole('listitem').allInnerTexts();
    const expected = readDates(journey, steps, data, language);
    expect(shown).toHaveLength(expected.length);
    for (const [index, date] of expected.entries()) expect(shown[index]).toContain(date);
  },
});
