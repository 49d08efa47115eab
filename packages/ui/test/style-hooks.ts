import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { loadStoryPrinter } from '../build-without-react.ts';
import type { PublicApi } from './public-api.ts';

/** It comes without types. */
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (html: string) => { window: { document: Document } };
};
const root = join(import.meta.dirname, '..');
const src = join(root, 'src');

/** States and variants, as docs/guides/component-api.md lists them. Other `data-*` are for the component's own use. */
const STATES = ['open', 'invalid', 'required', 'disabled', 'readonly', 'selected', 'pending', 'playing'];
const VARIANTS = ['variant', 'tone', 'direction'];
const HOOK = new RegExp(`^data-(?:${[...STATES, ...VARIANTS].join('|')})$`);

/** What a style sheet may select of one component, by its value of `data-component`. */
export type StyleHooks = { folder: string; parts: Set<string>; states: Set<string> };
export type StyleHooksByComponent = Map<string, StyleHooks>;

type SourceFile = { folder: string; components: string[]; parts: string[]; states: string[] };

const findAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The hooks in each source file; folders whose parts other components have are called `shared`. */
const readSources = (): SourceFile[] =>
  globSync('{components/*,internal/**}/*.tsx', { cwd: src, exclude: ['**/*.test.tsx', '**/*.stories.tsx'] })
    .sort()
    .map((file) => {
      const text = readFileSync(join(src, file), 'utf8');
      const folder = file.startsWith('components/') ? basename(dirname(file)) : 'internal';
      return {
        folder: ['field', 'internal'].includes(folder) ? 'shared' : folder,
        components: findAll(text, /\b(?:data-)?component="([a-z-]+)"/g),
        parts: findAll(text, /(?<!\[)\bdata-part="([a-z-]+)"/g),
        states: [
          ...findAll(text, /(?<=\s'?)(data-[a-z]+)(?:=|':)/g).filter((name) => HOOK.test(name)),
          // The states of a field are set by the Field that it is made of.
          ...(/<Field(?:Group)?\b/.test(text) ? ['data-disabled'] : []),
          ...(/<Field\b/.test(text) && text.includes('isReadOnly') ? ['data-readonly'] : []),
        ],
      };
    });

/** The components of each folder, with the hooks in their source, such as parts that come after hydration. */
function getHooksOfSources(sources: readonly SourceFile[]): StyleHooksByComponent {
  const hooks: StyleHooksByComponent = new Map();
  for (const { folder, components } of sources)
    for (const name of components) hooks.set(name, { folder, parts: new Set(), states: new Set() });
  for (const { folder, components, parts, states } of sources) {
    // Which component of a file a part is of, the HTML of the stories shows.
    if (components.length > 1) continue;
    const owner = hooks.get(components[0] ?? folder);
    for (const part of parts) owner?.parts.add(part);
    for (const state of states) owner?.states.add(state);
  }
  return hooks;
}

/** Reads the hooks of every component from the HTML of its stories, and what is not in there from its source. */
export async function readStyleHooks(): Promise<StyleHooksByComponent> {
  const sources = readSources();
  const hooks = getHooksOfSources(sources);
  /** What a page puts into a component, such as a table into a dialog, is none of its parts. */
  const belongsTo = ({ folder }: StyleHooks, part: string) => {
    const folders = sources.filter(({ parts }) => parts.includes(part)).map((source) => source.folder);
    return folders.length === 0 || folders.includes(folder) || folders.includes('shared');
  };
  const printStories = await loadStoryPrinter(join(root, 'node_modules/.cache/style-hooks'));
  for (const { html } of printStories(['en'])) {
    for (const element of new JSDOM(html).window.document.querySelectorAll('[data-component], [data-part]')) {
      const part = element.getAttribute('data-part');
      const ownName = element.getAttribute('data-component');
      const owner = element.closest('[data-component]')?.getAttribute('data-component') ?? '';
      // A part that is a component too, as a button is, belongs to the one around it.
      const around = element.parentElement?.closest('[data-component]')?.getAttribute('data-component') ?? '';
      const partOwner = hooks.get(ownName === null ? owner : around);
      if (part !== null && partOwner && belongsTo(partOwner, part)) partOwner.parts.add(part);
      for (const { name } of element.attributes) if (HOOK.test(name)) hooks.get(owner)?.states.add(name);
    }
  }
  return hooks;
}

/** Adds the style hooks of each sub-path to its names. */
export function addStyleHooks(api: PublicApi, hooks: StyleHooksByComponent): PublicApi {
  const added = structuredClone(api);
  for (const [component, { folder, parts, states }] of hooks) {
    const names = added[folder];
    if (!names) continue;
    names[`data-component="${component}"`] = 'style hook';
    for (const part of [...parts].sort()) names[`${component} data-part="${part}"`] = 'style hook';
    for (const state of [...states].sort()) names[`${component} ${state}`] = 'style hook';
  }
  return added;
}

const TABLE = /(<!-- style hooks: .*? -->\n)[\s\S]*?(\n<!-- end of style hooks -->)/;

/** Puts the table of the style hooks between its markers in a README. */
export async function formatStyleHooks(readme: string, hooks: StyleHooksByComponent): Promise<string> {
  const toCode = (names: Iterable<string>) =>
    [...names]
      .sort()
      .map((name) => `\`${name}\``)
      .join(' ');
  const rows = [...hooks]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([component, { parts, states }]) => `| \`${component}\` | ${toCode(parts)} | ${toCode(states)} |`);
  const table = [
    '| `data-component` | `data-part` | state or variant |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n');
  const options = await resolveConfig(join(root, 'README.md'));
  const text = readme.replace(TABLE, (_all, start: string, end: string) => `${start}\n${table}\n${end}`);
  return format(text, { ...options, parser: 'markdown' });
}
