import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

import { LANGUAGES } from './store/record.ts';

const words = z.object({ en: z.string(), es: z.string() });
/** An address per language; a page that exists in one language has one. */
const addresses = z.partialRecord(z.enum(LANGUAGES), z.string());

const source = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('pages'),
    /** Where the site runs; `--base` replaces it. */
    base: z.url(),
    pages: z.array(z.strictObject({ id: z.string(), addresses })).min(1),
  }),
  z.strictObject({
    kind: z.literal('storybook'),
    /** Where the catalogue runs: `index.json` lies there. */
    base: z.url(),
    /** Only stories whose id matches. Default: all. */
    only: z.instanceof(RegExp).optional(),
    /** The toolbar global that chooses the language. Default: locale. */
    languageGlobal: z.string().default('locale'),
  }),
]);

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
  /** Folder that the reports are written to, from the config's folder. */
  reports: z.string().default('a11y-reports'),
});

/** What to audit and where, checked. */
export type Config = z.infer<typeof config>;
export type Source = Config['sources'][number];

/** Types `audit.config.ts`. */
export const defineConfig = (value: z.input<typeof config>): z.input<typeof config> => value;

/** Loads a config file; an error names what is wrong in it. */
export async function loadConfig(file: string): Promise<Config> {
  const module = (await import(pathToFileURL(resolve(file)).href)) as { default?: unknown };
  const parsed = config.safeParse(module.default);
  if (parsed.success) return parsed.data;
  throw new Error(`${file} is no audit config:\n${z.prettifyError(parsed.error)}`);
}
