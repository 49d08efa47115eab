import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

import { step } from './scan/steps.ts';
import { SUPPORT_ROWS } from './standards/openacr-catalog.ts';
import { LANGUAGES } from './evidence/record.ts';

const words = z.object({ en: z.string(), es: z.string() });
/** An address per language; a page that exists in one language has one. */
const addresses = z.partialRecord(z.enum(LANGUAGES), z.string());

/** A state and the steps that lead into it from the page as loaded: 'menu open', 'errors shown'. */
const state = z.strictObject({ name: z.string(), steps: z.array(step).min(1) });

const source = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('pages'),
    /** Where the site runs; `--base` replaces it. */
    base: z.url(),
    pages: z.array(z.strictObject({ id: z.string(), addresses, states: z.array(state).optional() })).min(1),
  }),
  z.strictObject({
    kind: z.literal('storybook'),
    /** Where the catalogue runs: `index.json` lies there. */
    base: z.url(),
    /** Only stories whose id matches. Default: all. */
    only: z.instanceof(RegExp).optional(),
    /**
     * Of each component, which is what stands before `--`, one story alone is measured: the one that is named here, or
     * else its first. The reports name the others as not tested. Default: all stories are measured.
     */
    mainStories: z.array(z.string()).optional(),
    /** The toolbar global that chooses the language. Default: locale. */
    languageGlobal: z.string().default('locale'),
    /** States of the stories whose id matches `of`; what a story's own name shows needs no line here. */
    states: z.array(state.extend({ of: z.instanceof(RegExp) })).optional(),
  }),
]);

const component = z.strictObject({
  id: z.string(),
  /** Its folder, from the config's folder; its evidence lies in `evidence/` there. */
  folder: z.string(),
  /** What its stories' ids begin with, before `--`. */
  stories: z.string(),
  /** Its numbered requirements, and how each is proved. */
  requirements: z
    .array(
      z.strictObject({
        id: z.string(),
        criteria: z.array(z.string()),
        proof: z.enum(['test', 'heard', 'person', 'adopter']),
      }),
    )
    .default([]),
});

const config = z.strictObject({
  /** What is audited, as the report names it. */
  product: words,
  sources: z.array(source).min(1),
  languages: z
    .array(z.enum(LANGUAGES))
    .min(1)
    .default([...LANGUAGES]),
  themes: z
    .array(z.enum(['light', 'dark', 'forced']))
    .min(1)
    .default(['light', 'dark', 'forced']),
  widths: z.array(z.number().int().min(256)).min(1).default([1280, 320]),
  /** Lists of steps (`X.steps.yml`) whose recordings stand beside them; globs from the config's folder. */
  heard: z.array(z.string()).default([]),
  /** What people judged (`X.a11y.yml`); globs from the config's folder. */
  judged: z.array(z.string()).default([]),
  /** Known failures that are not mended yet, with reason and end. */
  waivers: z.string().default('a11y-waivers.yml'),
  /** Components whose source, evidence and stories belong together. */
  components: z.array(component).default([]),
  /** Globs of the source that all pages are made of; evidence about pages is stale once it changes. */
  pagesSource: z.array(z.string()).default([]),
  /** File in each component's folder that says what was shown of it, such as `evidence/conformance.json`. */
  conformance: z.string().optional(),
  /** Who answers for the conformance report; without it no OpenACR is written. */
  author: z.strictObject({ name: z.string(), email: z.email(), company: z.string().optional() }).optional(),
  /**
   * What chapter 6 of Section 508 is answered from: by row (602.2 to 603.3) the ids of the pages that hold such help,
   * or why there is nothing of the kind. A row that is left out is not checked.
   */
  support: z
    .partialRecord(
      z.enum(SUPPORT_ROWS),
      z.union([z.strictObject({ pages: z.array(z.string()).min(1) }), z.strictObject({ none: words })]),
    )
    .default({}),
  /** Folder that the reports are written to, from the config's folder. */
  reports: z.string().default('a11y-reports'),
});

/** What to audit and where, checked. */
export type Config = z.infer<typeof config>;
export type Source = Config['sources'][number];
export type Component = Config['components'][number];

/** Types `audit.config.ts`. */
export const defineConfig = (value: z.input<typeof config>): z.input<typeof config> => value;

/** Checks a config and fills in what it leaves out; an error names what is wrong in it. */
export function parseConfig(value: unknown, name = 'This'): Config {
  const parsed = config.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(`${name} is no audit config:\n${z.prettifyError(parsed.error)}`);
}

/** Loads a config file; an error names what is wrong in it. */
export async function loadConfig(file: string): Promise<Config> {
  const module = (await import(pathToFileURL(resolve(file)).href)) as { default?: unknown };
  return parseConfig(module.default, file);
}
