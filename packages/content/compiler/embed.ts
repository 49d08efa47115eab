import type { LeafDirective } from 'mdast-util-directive';
import { z } from 'zod';
import type { ProseEmbed } from '../src/index.ts';
import type { EmbedDefinition } from '../src/kinds/define-kind.ts';
import { DATASETS, KINDS } from '../src/kinds/index.ts';
import { slug } from '../src/schema/values.ts';

const definitions = Object.values<{ embed?: EmbedDefinition }>({ ...KINDS, ...DATASETS }).flatMap(
  ({ embed }) => embed ?? [],
);

/** The directives by name. */
const EMBEDS: ReadonlyMap<string, EmbedDefinition> = new Map(
  definitions.map((definition) => [definition.name, definition]),
);

/** Names of the directives that show one record, which are the folders of these records. */
export const EMBEDS_BY_ID = definitions.filter(({ isById }) => isById).map(({ name }) => name);

/** Valid targets of directives: ids of records by directive, and the codes of states and provinces. */
export type EmbedTargets = { records: ReadonlyMap<string, ReadonlySet<string>>; states: ReadonlySet<string> };

/** The embed, or the error: what is wrong with the directive, why it matters and what to do. */
type Read = { embed: ProseEmbed } | { problem: string };

/**
 * Parses a directive such as `::updates{limit=3}`. Without `targets`, ids and states are not checked. The message for a
 * wrong name, id or attribute lists the valid values.
 */
export function readEmbed(node: LeafDirective, targets?: EmbedTargets): Read {
  const { name } = node;
  const definition = EMBEDS.get(name);
  if (definition === undefined) {
    return {
      problem: `there is no directive "::${name}". Visitors would see a gap. Use one of ${list([...EMBEDS.keys()])}.`,
    };
  }
  if (node.children.length > 0) {
    return {
      problem: `"::${name}" has text in square brackets, which is never shown. Remove it, or write it as a paragraph above.`,
    };
  }
  const { id, ...attributes } = node.attributes ?? {};
  const result = createSchema(definition).safeParse(
    { type: 'embed', name, attributes: typed(attributes), ...(id != null && { id }) },
    { reportInput: true },
  );
  if (!result.success) return { problem: formatIssue(definition, result.error.issues[0]) };
  const problem = targets === undefined ? null : findMissingTarget(result.data, targets);
  return problem === null ? { embed: result.data } : { problem };
}

const createSchema = ({ name, attributes = {}, isById }: EmbedDefinition) =>
  z.strictObject({
    type: z.literal('embed'),
    name: z.literal(name),
    attributes: z.strictObject(attributes),
    ...(isById && { id: slug }),
  }) as z.ZodType<ProseEmbed>;

/** Markdown attributes are strings; converts those of numeric attributes. */
const typed = (attributes: Record<string, string | null | undefined>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [
      key,
      key === 'limit' && /^\d+$/.test(value ?? '') ? Number(value) : value,
    ]),
  );

function formatIssue(definition: EmbedDefinition, issue: z.core.$ZodIssue | undefined): string {
  const { name } = definition;
  const examples = listExamples(definition).map((line) => `"${line}"`);
  const example = `Write it like ${examples.join(' or ')}.`;
  if (issue?.code === 'unrecognized_keys') {
    return `"::${name}" does not accept ${list(issue.keys)}. It would have no effect. ${example}`;
  }
  const field = String(issue?.path.at(-1));
  if (issue?.input === undefined) {
    return `"::${name}" needs ${NEEDS[field] ?? field}. Without it nothing can be shown. ${example}`;
  }
  const choices = issue.code === 'invalid_value' ? ` Use ${list(issue.values.map(String))}.` : '';
  return `"::${name}" cannot have the ${field} ${JSON.stringify(issue.input)}. Visitors would see nothing.${choices} ${example}`;
}

function findMissingTarget(embed: ProseEmbed, targets: EmbedTargets): string | null {
  const ids = targets.records.get(embed.name);
  if (ids !== undefined && embed.id !== undefined && !ids.has(embed.id)) {
    return `there is no ${embed.name} with the id "${embed.id}". Visitors would see a gap. Use one of ${list([...ids])}, or add entries/${embed.name}/${embed.id}.`;
  }
  const { state } = embed.attributes;
  if (typeof state === 'string' && !targets.states.has(state)) {
    return `${state} is not in datasets/states.json. No study site can be found. Use a code that is, such as NM.`;
  }
  return null;
}

const NEEDS: Record<string, string> = { id: 'the id of its record', state: 'a state' };

/** How a directive is written: alone unless it needs an id or an attribute, and with its example. */
export function listExamples({ name, isById, attributes = {}, example }: EmbedDefinition): string[] {
  const canStandAlone = !isById && z.strictObject(attributes).safeParse({}).success;
  return [
    ...(canStandAlone ? [`::${name}`] : []),
    ...(example === undefined ? [] : [`::${name}{${example}}`]),
  ];
}

const list = (names: readonly string[]) => names.join(', ');
