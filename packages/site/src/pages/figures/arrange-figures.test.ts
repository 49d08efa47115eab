import type { Figure } from '@longcovid/content';
import { expect, test } from 'vitest';

import type { ArticleBody } from '../../embeds/embed-views.ts';
import { arrangeFigures } from './arrange-figures.ts';

const heading = (level: 2 | 3 | 4, id: string): ArticleBody[number] => ({
  type: 'heading',
  level,
  id,
  children: [{ type: 'text', value: id }],
});
const text = (value: string): ArticleBody[number] => ({
  type: 'paragraph',
  children: [{ type: 'text', value }],
});
const figure = (kind: Figure['kind']): ArticleBody[number] => ({
  type: 'view',
  view: 'figure',
  figure: { id: kind, kind } as Figure,
});
const columns = (...sections: ArticleBody[]) => ({ type: 'view', view: 'columns', sections });

test('puts a chart beside the words about it, and sections below it beside each other', () => {
  const enrollment = [heading(2, 'enrollment'), text('Enrollment'), figure('bullet')];
  const who = [heading(2, 'who'), text('Who')];
  const [age, sex, group, ethnicity] = ['age', 'sex', 'group', 'ethnicity'].map((id) => [
    heading(3, id),
    text(id),
    figure('bar'),
  ]) as [ArticleBody, ArticleBody, ArticleBody, ArticleBody];
  const contact = [heading(2, 'contact'), text('Call')];
  const words = columns(enrollment.slice(0, 2), enrollment.slice(2));
  expect(arrangeFigures([text('Lead'), ...enrollment, ...who, ...age, ...sex, ...contact])).toEqual([
    ...[text('Lead'), words, ...who, columns(age, sex), ...contact],
  ]);
  expect(arrangeFigures([...who, ...age, ...sex, ...group])).toEqual([...who, columns(age, sex, group)]);
  expect(arrangeFigures([...who, ...age, ...sex, ...group, ...ethnicity])).toEqual([
    ...[...who, columns(age, sex), columns(group, ethnicity)],
  ]);
});

test('puts a chart beside its subsections, when they are only words', () => {
  const race = [heading(2, 'race'), text('Race')];
  const adults = [heading(3, 'adults'), text('Adults')];
  const children = [heading(3, 'children'), text('Children')];
  const chart = figure('dot-plot');
  expect(arrangeFigures([...race, chart, ...adults, ...children])).toEqual([
    ...[...race, columns([chart], [...adults, ...children])],
  ]);
});

test('leaves number tiles, a chart between texts and a section that is alone as they are', () => {
  const body = [
    ...[heading(2, 'done'), text('Done'), figure('tiles')],
    ...[heading(2, 'between'), figure('bar'), text('After')],
    ...[heading(2, 'two'), figure('bar'), figure('line')],
    ...[heading(2, 'alone'), heading(3, 'age'), text('Age')],
  ];
  expect(arrangeFigures(body)).toEqual(body);
  expect(arrangeFigures([])).toEqual([]);
});
