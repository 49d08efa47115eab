import type {
  JourneyAnswer,
  JourneyBlock,
  JourneyStep,
  JourneyPhase,
  Prose,
  ProseInline,
} from '../src/index.ts';
import type { Entry, Translation } from './read-entry.ts';

type Answers = Record<string, JourneyAnswer>;
type Fields = Record<string, unknown>;
/** As split from the text, before the labels of the time scale are added. */
type ParsedStep = Omit<JourneyStep, 'due'>;
type ParsedBlock = Omit<JourneyBlock, 'scale' | 'steps'> & { steps: ParsedStep[] };
type ParsedPhase = Omit<JourneyPhase, 'blocks'> & { blocks: ParsedBlock[] };

/**
 * Creates the parts and versions of a journey. `##` is a part, `###` a time, `####` a step, followed by its text. In the
 * front matter, `scale` has the label of each time by the id of its heading. In `meta.yml`, `versions` has the answers
 * of each version by id, `only` has, by the id of a heading, the answers that show the heading and all below it, and
 * `due` has, by the id of a step, when it comes.
 */
export function journeyEntry(entry: Entry, problems: string[]): Entry {
  const { only, versions, due: dueField, ...meta } = entry.meta;
  const due = toFields(dueField);
  const conditions = answersById(only);
  const answers = answersById(versions);
  const translate = (translation: Translation): Translation => {
    const { file, fields, body } = translation;
    const { scale: scaleField, ...others } = fields;
    const scale = toFields(scaleField);
    const parts = splitPhases(body, file, problems);
    problems.push(
      ...unknownConditions(conditions, parts, file),
      ...unknownTimes(scale, parts, file),
      ...wrongDues(due, parts, file),
    );
    const shown = Object.entries(answers).map(([id, given]) => ({
      id,
      answers: given,
      ...toFields(toFields(fields['versions'])[id]),
    }));
    const marked = markParts(parts, { conditions, scale, due });
    return { ...translation, fields: { ...others, versions: shown, parts: marked }, body: [] };
  };
  const translations = Object.entries(entry.translations).map(([locale, one]) => [locale, translate(one)]);
  return { ...entry, meta, translations: Object.fromEntries(translations) as Entry['translations'] };
}

/** Splits the text at its headings. Reports content that no version would show. */
function splitPhases(body: Prose, file: string, problems: string[]): ParsedPhase[] {
  const parts: ParsedPhase[] = [];
  let step: ParsedStep | undefined;
  for (const block of body) {
    if (block.type === 'heading') {
      const { id, level } = block;
      const title = block.children.map(inlineToText).join('');
      step = level === 4 ? { id, title, content: [] } : undefined;
      const part = parts.at(-1);
      const time: ParsedBlock | undefined = part?.blocks.at(-1);
      if (level === 2) parts.push({ id, title, blocks: [] });
      else if (level === 3 && part) part.blocks.push({ id, title, steps: [] });
      else if (step && time) time.steps.push(step);
      else problems.push(misplaced(file, `the heading "${title}"`));
    } else if (step) step.content.push(block);
    else problems.push(misplaced(file, `text before the first step of "${parts.at(-1)?.title ?? 'all'}"`));
  }
  return parts;
}

function unknownTimes(scale: Fields, parts: ParsedPhase[], file: string): string[] {
  const ids = parts.flatMap(({ blocks }) => blocks.map(({ id }) => id));
  return Object.keys(scale)
    .filter((id) => !ids.includes(id))
    .map(
      (id) =>
        `${file}: it labels the time "${id}" under "scale", but no ### heading has this id. The label would not be shown. Correct the id, or take it out.`,
    );
}

function wrongDues(due: Fields, parts: ParsedPhase[], file: string): string[] {
  const ids = parts.flatMap(({ blocks }) => blocks.flatMap(({ steps }) => steps.map(({ id }) => id)));
  return [
    ...Object.keys(due)
      .filter((id) => !ids.includes(id))
      .map(
        (id) =>
          `${file}: meta.yml says under "due" when "${id}" comes, but no #### heading has this id. Visitors would miss a date. Correct the id, or take it out.`,
      ),
    ...ids
      .filter((id) => !(id in due))
      .map(
        (id) =>
          `${file}: meta.yml does not say under "due" when the step "${id}" comes. Visitors would miss its date. Write for example ${id}: { after: { months: 3 } }, or null if it has no date of its own.`,
      ),
  ];
}

const misplaced = (file: string, what: string) =>
  `${file}: ${what} is never shown there. A journey has parts (##), in them times (###), in them steps (####), and text below each step. Move it below a step.`;

const inlineToText = (inline: ProseInline): string =>
  inline.type === 'text' ? inline.value : inline.children.map(inlineToText).join('');

function unknownConditions(
  conditions: Record<string, Answers>,
  parts: ParsedPhase[],
  file: string,
): string[] {
  const ids = parts.flatMap(({ id, blocks }) => [
    id,
    ...blocks.flatMap((block) => [block.id, ...block.steps.map((step) => step.id)]),
  ]);
  return Object.keys(conditions)
    .filter((id) => !ids.includes(id))
    .map(
      (id) =>
        `${file}: meta.yml says under "only" when "${id}" is shown, but no heading has this id. Everyone would see everything. Correct the id, or take it out.`,
    );
}

/** Adds to each heading the answers that show it, to each time its label, and to each step when it comes. */
function markParts(
  parts: ParsedPhase[],
  { conditions, scale, due }: { conditions: Record<string, Answers>; scale: Fields; due: Fields },
) {
  const mark = <Heading extends { id: string }>(heading: Heading) => {
    const only = conditions[heading.id];
    return only ? { ...heading, only } : heading;
  };
  return parts.map((part) =>
    mark({
      ...part,
      blocks: part.blocks.map((block) =>
        mark({
          ...block,
          scale: scale[block.id],
          steps: block.steps.map((step) => mark({ ...step, due: due[step.id] })),
        }),
      ),
    }),
  );
}

const toFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** The schema of the record validates the values. */
const answersById = (value: unknown) => toFields(value) as Record<string, Answers>;
