/** Markdown as a tree, without HTML. */
export type Prose = ProseBlock[];

export type ProseBlock =
  | { type: 'paragraph'; children: ProseInline[] }
  | { type: 'heading'; level: 2 | 3 | 4; id: string; children: ProseInline[] }
  | { type: 'list'; ordered: boolean; items: Prose[] }
  | ProseTable
  | ProseEmbed;

/** A table; every row has as many cells as the header. A cell may be empty. */
export type ProseTable = { type: 'table'; header: ProseInline[][]; rows: ProseInline[][][] };

export type ProseInline =
  | { type: 'text'; value: string }
  | { type: 'strong' | 'emphasis'; children: ProseInline[] }
  | { type: 'link'; href: string; children: ProseInline[] };

/**
 * A block of prose that shows records, written as a directive on a line of its own: `::updates{limit=3}`,
 * `::figure{#age-adult}`. The build has verified its name, its attributes and the record that `id` names; see `Embed`.
 */
export type ProseEmbed = {
  type: 'embed';
  name: string;
  attributes: Record<string, unknown>;
  id?: string | undefined;
};
