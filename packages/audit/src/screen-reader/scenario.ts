import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const inBoth = <T extends z.ZodType>(of: T) => z.object({ en: of, es: of });
const localizedText = inBoth(z.string());

const step = z
  .strictObject({
    /** Real keys by their X names: `Tab`, `Return`, `ctrl+Home`, `h`. A list is pressed one after the other. */
    press: z.union([z.string(), z.array(z.string())]).optional(),
    /** Text that is typed. */
    type: localizedText.optional(),
    /** A Playwright selector that gets focus by script, where the way there is not what is tested. */
    focus: localizedText.optional(),
    /** Phrases that have to be heard in this step, in this order. */
    hears: inBoth(z.array(z.string())).optional(),
    /** Phrases that have to be heard exactly once in this step. */
    once: inBoth(z.array(z.string())).optional(),
  })
  .refine(({ press, type, focus }) => [press, type, focus].filter(Boolean).length === 1, {
    error: 'A step does one thing: press, type or focus.',
  });

const script = z.strictObject({
  title: localizedText,
  /** Address in each language; a path is taken from the base address of the site. */
  address: localizedText,
  /** Requirements of components that are heard here. */
  proves: z.array(z.string()),
  criteria: z.array(z.string()),
  /** What whoever wrote the steps noticed in the words, and a person should judge. */
  noticed: inBoth(z.array(z.string())).default({ en: [], es: [] }),
  /** What has to be heard while the page loads. */
  load: inBoth(z.array(z.string())),
  steps: z.array(step).min(1),
});

/** What is pressed and what should be heard, in both languages. */
export type Scenario = z.infer<typeof script>;
export type Step = Scenario['steps'][number];

/** Reads `X.steps.yml`; an error names the file. */
export function readScenario(file: string): Scenario {
  const parsed = script.safeParse(parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(`${file} is no list of steps:\n${z.prettifyError(parsed.error)}`);
}

/** The step as a transcript names it: `Tab`, `type "35203"`, `focus role=button`. */
export function formatStepName(step: Step, language: 'en' | 'es'): string {
  if (step.type) return `type “${step.type[language]}”`;
  if (step.focus) return `focus ${step.focus[language]}`;
  return [step.press ?? []].flat().join(' ');
}
