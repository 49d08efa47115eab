import { parse } from 'yaml';
import { z } from 'zod';

import { readEvidenceFile } from '../evidence/read-evidence-file.ts';
import { criterionNumber } from '../evidence/record.ts';

const localized = <T extends z.ZodType>(value: T) => z.strictObject({ en: value, es: value });
const localizedText = localized(z.string());

const step = z
  .strictObject({
    /** One of `press`, `type` and `focus` is there. Real keys by their X names: `Tab`, `Return`, `ctrl+Home`, `h`. Keys of a list are pressed in their order. */
    press: z.union([z.string(), z.array(z.string())]).optional(),
    /** Text to type. */
    type: localizedText.optional(),
    /** A Playwright selector to focus by script, where the way there is not under test. */
    focus: localizedText.optional(),
    /** Phrases that the screen reader must announce in this step, in this order; absent: any. */
    expects: localized(z.array(z.string())).optional(),
    /** Phrases that it must announce exactly once in this step; absent: none. */
    once: localized(z.array(z.string())).optional(),
  })
  .refine(({ press, type, focus }) => [press, type, focus].filter(Boolean).length === 1, {
    error: 'A step has one of the keys press, type and focus.',
  });

const scenario = z.strictObject({
  title: localizedText,
  /** Address in each language; a path is relative to the base address of the site. */
  address: localizedText,
  /** Ids of the requirements that the transcript proves. */
  proves: z.array(z.string()),
  criteria: z.array(criterionNumber),
  /** Observations for a manual review; absent when there are none. */
  notes: localized(z.array(z.string())).optional(),
  /** Phrases that the screen reader must announce while the page loads. */
  load: localized(z.array(z.string())),
  steps: z.array(step).min(1),
});

/** Keys to press, and the announcements to expect, in both languages. */
export type Scenario = z.infer<typeof scenario>;
export type Step = Scenario['steps'][number];

/** Browsers that scenarios run in. */
export type Browser = 'Chromium' | 'Firefox';

/** `X.firefox.scenario.yml` runs in Firefox, every other scenario in Chromium. */
export const getBrowser = (file: string): Browser =>
  file.endsWith('.firefox.scenario.yml') ? 'Firefox' : 'Chromium';

/** The transcript of `X.scenario.yml` is `X.transcript.txt` in the same folder. */
export const toTranscriptPath = (file: string): string => file.replace(/\.scenario\.yml$/, '.transcript.txt');

/**
 * Reads `X.scenario.yml`.
 * @throws InvalidEvidenceError with the path and what is invalid.
 */
export const readScenario = (file: string): Scenario =>
  readEvidenceFile(file, (text) => scenario.parse(parse(text)), 'docs/guides/audit.md lists the keys.');

/** The name of a step in a transcript: `Tab`, `type “35203”`, `focus role=button`. */
export function formatStepName(step: Step, language: 'en' | 'es'): string {
  if (step.type) return `type “${step.type[language]}”`;
  if (step.focus) return `focus ${step.focus[language]}`;
  return [step.press ?? []].flat().join(' ');
}
