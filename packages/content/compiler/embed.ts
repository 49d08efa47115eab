import type { LeafDirective } from 'mdast-util-directive';
import type { z } from 'zod';
import { EMBED_NAMES } from '../src/index.ts';
import type { ProseEmbed, RecordEmbedName } from '../src/index.ts';
import { embedSchema } from '../src/schema/prose.ts';

/** Valid targets of directives: ids of records by kind, and the codes of states and provinces. */
export type EmbedTargets = Record<RecordEmbedName | 'state', ReadonlySet<string>>;

/** The embed, or the error: what is wrong with the directive, why it matters and what to do. */
type Read = { embed: ProseEmbed } | { problem: string };

/**
 * Parses a directive such as `::updates{limit=3}`. Without `targets`, ids and states are not checked. The message for a
 * wrong name, id or attribute lists the valid values.
 */
export function readEmbed(node: LeafDirective, targets?: EmbedTargets): Read {
  const { name } = node;
  if (!isEmbedName(name)) {
    return {
      problem: `there is no directive "::${name}". Visitors would see a gap. Use one of ${list(EMBED_NAMES)}.`,
    };
  }
  if (node.children.length > 0) {
    return {
      problem: `"::${name}" has text in square brackets, which is never shown. Remove it, or write it as a paragraph above.`,
    };
  }
  const { id, ...attributes } = node.attributes ?? {};
  const result = embedSchema.safeParse(
    { type: 'embed', name, attributes: typed(attributes), ...(id != null && { id }) },
    { reportInput: true },
  );
  if (!result.success) return { problem: formatIssue(name, result.error.issues[0]) };
  const problem = targets === undefined ? null : findMissingTarget(result.data, targets);
  return problem === null ? { embed: result.data } : { problem };
}

const isEmbedName = (name: string): name is ProseEmbed['name'] =>
  (EMBED_NAMES as readonly string[]).includes(name);

/** Markdown attributes are strings; converts those of numeric attributes. */
const typed = (attributes: Record<string, string | null | undefined>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [
      key,
      key === 'limit' && /^\d+$/.test(value ?? '') ? Number(value) : value,
    ]),
  );

function formatIssue(name: ProseEmbed['name'], issue: z.core.$ZodIssue | undefined): string {
  const example = `Write it like ${EXAMPLES[name] ?? `"::${name}"`}.`;
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
  if ('id' in embed && !targets[embed.name].has(embed.id)) {
    return `there is no ${embed.name} with the id "${embed.id}". Visitors would see a gap. Use one of ${list([...targets[embed.name]])}, or add entries/${embed.name}/${embed.id}.`;
  }
  if (embed.name === 'study-sites' && !targets.state.has(embed.attributes.state)) {
    return `${embed.attributes.state} is not in datasets/states.json. No study site can be found. Use a code that is, such as NM.`;
  }
  return null;
}

const NEEDS: Record<string, string> = { id: 'the id of its record', state: 'a state' };

const EXAMPLES: Partial<Record<ProseEmbed['name'], string>> = {
  figure: '"::figure{#age-adult}"',
  journey: '"::journey{#adult}"',
  video: '"::video{#adults}"',
  text: '"::text{#join-privacy}"',
  updates: '"::updates" or "::updates{limit=3}"',
  articles: '"::articles" or "::articles{limit=3}"',
  newsletters: '"::newsletters" or "::newsletters{limit=3}"',
  materials: '"::materials" or "::materials{cohort=adult}"',
  'research-links': '"::research-links" or "::research-links{cohort=adult}"',
  'result-items': '"::result-items" or "::result-items{cohort=adult}"',
  'sample-booklets': '"::sample-booklets" or "::sample-booklets{cohort=adult}"',
  metrics: '"::metrics" or "::metrics{cohort=adult}"',
  enrollment: '"::enrollment" or "::enrollment{cohort=adult}"',
  'study-sites': '"::study-sites{state=NM}"',
  contact: '"::contact" or "::contact{topic=tissue}"',
};

const list = (names: readonly string[]) => names.join(', ');
