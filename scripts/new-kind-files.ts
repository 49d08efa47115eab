/** The names of a kind of content: its folder, its name in code, and the plurals of both. */
export type KindName = { folder: string; name: string; pluralFolder: string; plural: string };

const kind = ({ folder, name, pluralFolder }: KindName) => `import { z } from 'zod';
import { filledProseSchema } from '../schema/prose.ts';
import { nonBlankText, order } from '../schema/values.ts';
import { byOrder, defineKind } from './define-kind.ts';
import { BODY, ID, ORDER, SAMPLE } from './field-hints.ts';
import { exampleProse, idAndSample } from './fields.ts';

/** One of the ${pluralFolder.replaceAll('-', ' ')}. */
export const ${name} = defineKind({
  folder: '${folder}',
  about: '${pluralFolder.replaceAll('-', ' ')}, in a list',
  schema: z.strictObject({
    ...idAndSample,
    /** Position in the list, from 1. */
    order,
    title: nonBlankText,
    body: filledProseSchema,
  }),
  prose: 'body',
  order: byOrder,
  hints: {
    id: ID,
    order: ORDER,
    title: { why: 'People look through the list by its titles.', fix: 'Write a few words.' },
    body: BODY,
    sample: SAMPLE,
  },
  example: { id: 'one', order: 1, title: 'One', body: exampleProse, sample: false },
  embed: { name: '${pluralFolder}' },
});
export type ${toTypeName(name)} = z.infer<typeof ${name}.schema>;
`;

const embed = ({ plural, pluralFolder }: KindName) => `import type { Resolve } from '../embed-context.ts';

export const resolve: Resolve<'${pluralFolder}'> = (_embed, { loadRecords }) => ({
  view: 'cards',
  items: loadRecords('${plural}').map(({ id, title, body, sample }) => ({
    id,
    title,
    body,
    isSample: sample,
  })),
});
`;

const META = `# The same in every language. sample: true marks an invented record.
order: 1
sample: true
`;

const ENGLISH = `---
title: A first example
---

Sample text, not the study's own. Write here what people need to know.
`;

const SPANISH = `---
title: Un primer ejemplo
---

Texto de ejemplo; no es del estudio. Escriba aquí lo que las personas necesitan saber.
`;

const changeset = ({ folder, plural, pluralFolder }: KindName) => `---
'@longcovid/content': minor
---

There is a new kind of content, \`entries/${folder}\`. Load its records by \`loadRecords(locale, '${plural}')\`, or show them in a text by \`::${pluralFolder}\`.
`;

export const toTypeName = (name: string) => `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`;

export const toKindFile = (folder: string) => `packages/content/src/kinds/${folder}.ts`;

/** The files of a kind, by their paths. */
export const kindFiles = (name: KindName): Record<string, string> => ({
  [toKindFile(name.folder)]: kind(name),
  [`packages/content/entries/${name.folder}/first-example/meta.yml`]: META,
  [`packages/content/entries/${name.folder}/first-example/en.md`]: ENGLISH,
  [`packages/content/entries/${name.folder}/first-example/es.md`]: SPANISH,
  [`packages/site/src/embeds/kinds/${name.folder}.tsx`]: embed(name),
  [`.changeset/new-kind-${name.folder}.md`]: changeset(name),
});
