import { existsSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

import { criterionNumber, LANGUAGES } from './evidence/record.ts';
import { step } from './scan/steps.ts';
import { SUPPORT_ROWS } from './standards/openacr-catalog.ts';

const localizedText = z.object({ en: z.string(), es: z.string() });
/** Address by language; a page in one language has one. */
const addresses = z.partialRecord(z.enum(LANGUAGES), z.string());

/** A state, such as 'menu open', and the steps that lead to it from the loaded page. */
const state = z.strictObject({ name: z.string(), steps: z.array(step).min(1) });

const page = z.strictObject({ id: z.string(), addresses, states: z.array(state).optional() });

const source = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('pages'),
    /** Where the site runs; `--base` replaces it. */
    base: z.url(),
    /** A list, or a function that only a scan calls, such as one that reads the site's own list. */
    pages: z.union([
      z.array(page).min(1),
      z.function({ input: [], output: z.promise(z.array(page).min(1)) }),
    ]),
  }),
  z.strictObject({
    kind: z.literal('storybook'),
    /** Where Storybook runs, with its `index.json`. */
    base: z.url(),
    /** Only stories whose id matches. Default: all. */
    only: z.instanceof(RegExp).optional(),
    /** The toolbar global that chooses the language. Default: locale. */
    languageGlobal: z.string().default('locale'),
    /** States of the stories whose id matches `of`. */
    states: z.array(state.extend({ of: z.instanceof(RegExp) })).optional(),
  }),
]);

/** A folder below the config's. Git compares paths as they are written, so another form would never seem changed. */
const folder = z
  .string()
  .refine((path) => posix.normalize(path) === path && !/^\.\.?(\/|$)|^\/|\/$|[*?{}[\]]/.test(path), {
    error:
      'Name a folder below that of the config, without a glob and without a slash at its end, such as src/menu.',
  });

const component = z.strictObject({
  id: z.string(),
  /** Its folder, relative to the config's folder; its evidence is in `evidence/`. */
  folder,
  /** The part of its stories' ids before `--`. */
  stories: z.string(),
  /** Its requirements, and the kind of evidence that proves each. */
  requirements: z
    .array(
      z.strictObject({
        id: z.string(),
        criteria: z.array(criterionNumber),
        proof: z.enum(['test', 'screen-reader', 'manual', 'consumer']),
        /** File of a test outside the component's folder, relative to the config's folder. */
        testFile: z.string().optional(),
      }),
    )
    .default([]),
});

const config = z.strictObject({
  /** Name of the product in the reports. */
  product: localizedText,
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
  /**
   * Whether rules that press, type and take pictures of focus run in one state of each page and story, in another one of the
   * next. For products with many alike; default: in each state that they depend on.
   */
  sampled: z.boolean().default(false),
  /** Screen-reader scenarios (`X.scenario.yml`), with their transcripts beside them; globs relative to the config's folder. */
  scenarios: z.array(z.string()).default([]),
  /** Manual results (`X.a11y.yml`); globs relative to the config's folder. */
  manualResults: z.array(z.string()).default([]),
  /** Known failures that are not fixed yet. */
  waivers: z.string().default('a11y-waivers.yml'),
  /** What transcripts must have, and known findings of the rules of speech: one file, beside the config or in a package. */
  speech: z.string().default('{,packages/*/}a11y-speech.yml'),
  /** Components with their source, evidence and stories. */
  components: z.array(component).default([]),
  /** Globs of the source of all pages; evidence about pages is of an earlier source once it changes. */
  pagesSource: z.array(z.string()).default([]),
  /** Author of the conformance report; without one no OpenACR is written. */
  author: z.strictObject({ name: z.string(), email: z.email(), company: z.string().optional() }).optional(),
  /**
   * Answers chapter 6 of Section 508: by row (602.2 to 603.3) the ids of the pages with such support, or why there is
   * none. A missing row is not checked.
   */
  support: z
    .partialRecord(
      z.enum(SUPPORT_ROWS),
      z.union([
        z.strictObject({ pages: z.array(z.string()).min(1) }),
        z.strictObject({ none: localizedText }),
      ]),
    )
    .default({}),
  /** What a reader of a report types to repeat a result. */
  commands: z
    .strictObject({
      /** This program, as the product runs it. */
      audit: z.string().default('a11y-audit'),
      /** Builds and serves the product, and prints its URL: `--serve` of scan and listen. */
      serve: z.string().optional(),
      /** Runs the tests of a requirement; `{file}` and `{id}` stand for them. */
      test: z.string().optional(),
    })
    .prefault({}),
  /** Folder of the reports, relative to the config's folder. */
  reports: z.string().default('a11y-reports'),
});

/** A validated config, with its defaults. */
export type Config = z.infer<typeof config>;
export type Source = Config['sources'][number];
export type Component = Config['components'][number];

/** Returns its argument, typed for `audit.config.ts`. */
export const defineConfig = (value: z.input<typeof config>): z.input<typeof config> => value;

/**
 * Validates a config and adds the defaults.
 * @throws Error that lists what is invalid.
 */
export function parseConfig(value: unknown, name = ''): Config {
  const parsed = config.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(`Invalid audit config ${name}:\n${z.prettifyError(parsed.error)}`);
}

/**
 * Loads a config file.
 * @throws Error that says that there is none, or lists what is invalid.
 */
export async function loadConfig(file: string): Promise<Config> {
  if (!existsSync(file)) throw new Error(`There is no config ${file}.`);
  const module = (await import(pathToFileURL(resolve(file)).href)) as { default?: unknown };
  return parseConfig(module.default, file);
}
