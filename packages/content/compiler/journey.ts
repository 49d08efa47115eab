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

/**
 * Creates the versions of a journey from its text. `##` is a part, `###` a time, `####` a step, followed by its text.
 * In `meta.yml`, `versions` has the answers of each version by id, and `only` has, by the id of a heading, the answers
 * that show the heading and all content below it.
 */
export function journeyEntry(entry: Entry, problems: string[]): Entry {
  const { only, versions, ...meta } = entry.meta;
  const conditions = answersById(only);
  const answers = answersById(versions);
  const translate = (translation: Translation): Translation => {
    const { file, fields, body } = translation;
    const parts = splitPhases(body, file, problems);
    problems.push(...unknownConditions(conditions, parts, file));
    const shown = Object.entries(answers).map(([id, given]) => ({
      id,
      answers: given,
      ...toFields(toFields(fields['versions'])[id]),
      parts: partsFor(given, parts, conditions),
    }));
    return { ...translation, fields: { ...fields, versions: shown }, body: [] };
  };
  const translations = Object.entries(entry.translations).map(([locale, one]) => [locale, translate(one)]);
  return { ...entry, meta, translations: Object.fromEntries(translations) as Entry['translations'] };
}

/** Splits the text at its headings. Reports content that no version would show. */
function splitPhases(body: Prose, file: string, problems: string[]): JourneyPhase[] {
  const parts: JourneyPhase[] = [];
  let circle: JourneyStep | undefined;
  for (const block of body) {
    if (block.type === 'heading') {
      const { id, level } = block;
      const title = block.children.map(inlineToText).join('');
      circle = level === 4 ? { id, title, content: [] } : undefined;
      const part = parts.at(-1);
      const time: JourneyBlock | undefined = part?.blocks.at(-1);
      if (level === 2) parts.push({ id, title, blocks: [] });
      else if (level === 3 && part) part.blocks.push({ id, title, circles: [] });
      else if (circle && time) time.circles.push(circle);
      else problems.push(misplaced(file, `the heading "${title}"`));
    } else if (circle) circle.content.push(block);
    else problems.push(misplaced(file, `text before the first step of "${parts.at(-1)?.title ?? 'all'}"`));
  }
  return parts;
}

const misplaced = (file: string, what: string) =>
  `${file}: ${what} is never shown there. A journey has parts (##), in them times (###), in them steps (####), and text below each step. Move it below a step.`;

const inlineToText = (inline: ProseInline): string =>
  inline.type === 'text' ? inline.value : inline.children.map(inlineToText).join('');

function unknownConditions(
  conditions: Record<string, Answers>,
  parts: JourneyPhase[],
  file: string,
): string[] {
  const ids = parts.flatMap(({ id, blocks }) => [
    id,
    ...blocks.flatMap((block) => [block.id, ...block.circles.map((circle) => circle.id)]),
  ]);
  return Object.keys(conditions)
    .filter((id) => !ids.includes(id))
    .map(
      (id) =>
        `${file}: meta.yml says under "only" when "${id}" is shown, but no heading has this id. Everyone would see everything. Correct the id, or take it out.`,
    );
}

/** The parts for these answers, without times that have no steps left. */
function partsFor(
  given: Answers,
  parts: JourneyPhase[],
  conditions: Record<string, Answers>,
): JourneyPhase[] {
  const isShown = ({ id }: { id: string }) =>
    Object.entries(conditions[id] ?? {}).every(([question, answer]) => given[question] === answer);
  const stepsFor = (block: JourneyBlock): JourneyBlock[] => {
    const circles = block.circles.filter(isShown);
    return isShown(block) && (circles.length > 0 || block.circles.length === 0)
      ? [{ ...block, circles }]
      : [];
  };
  return parts.filter(isShown).map((part) => ({ ...part, blocks: part.blocks.flatMap(stepsFor) }));
}

const toFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** The schema of the record validates the values. */
const answersById = (value: unknown) => toFields(value) as Record<string, Answers>;
