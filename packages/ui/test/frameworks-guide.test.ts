import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The projects whose files are in the guide for frameworks, by its headings. */
const PROJECTS: Record<string, string> = {
  'In every project': 'form',
  Astro: 'astro',
  'Next.js': 'next',
  'React Router, framework mode': 'react-router',
  'webpack and Vite': 'webpack',
  'Plain Node': 'streaming',
};

test('the guide for frameworks has the files of the projects that are built and used', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/frameworks.md'), 'utf8');
  const files = guide.split(/^## /m).flatMap((section) => {
    const project = PROJECTS[section.slice(0, section.indexOf('\n'))];
    return [...section.matchAll(/^```\w+ file=(\S+)\n(.*?)^```$/gms)].map(([, file = '', text]) => ({
      file: `packed-${project ?? ''}/${file}`,
      text,
    }));
  });
  expect(files.length).toBeGreaterThan(Object.keys(PROJECTS).length);
  for (const { file, text } of files)
    expect(text, file).toBe(readFileSync(join(import.meta.dirname, file), 'utf8'));
});
