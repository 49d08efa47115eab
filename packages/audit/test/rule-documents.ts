import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, '../src/scan/rules');

/** Headings of the ACT Rules Format, and one of our own: needs manual review. */
const OUTCOMES = {
  Passed: 'passed',
  Failed: 'failed',
  Undecided: 'cantTell',
  Inapplicable: 'inapplicable',
} as const;

export type Example = {
  outcome: 'passed' | 'failed' | 'cantTell' | 'inapplicable';
  name: string;
  /** One page, or the pages of a set. */
  pages: string[];
};

/** Reads front matter, sections and examples of `rules/<id>/RULE.md`, in the ACT Rules Format. */
export function readRuleDocument(id: string) {
  const text = readFileSync(join(folder, id, 'RULE.md'), 'utf8');
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const sections = [...body.matchAll(/^## (.+)$/gm)].map((match) => match[1]);
  const examples = [
    ...body.matchAll(/^### (Passed|Failed|Undecided|Inapplicable) Example \d+\n(.*?)(?=^### |(?![^]))/gms),
  ].map(([heading = '', outcome = '', blocks = '']): Example => ({
    outcome: OUTCOMES[outcome as keyof typeof OUTCOMES],
    name: heading.split('\n')[0]?.slice(4) ?? '',
    pages: [...blocks.matchAll(/^```html\n(.*?)\n```/gms)].map(([, html = '']) => html),
  }));
  return { head: parse(head) as Record<string, unknown>, body, sections, examples };
}

/** Folders of rules. */
export const ruleFolders = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'RULE.md')));
