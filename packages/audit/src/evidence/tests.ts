import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Component } from '../config.ts';

/** A test that proves a requirement: its title begins with the id. */
export type NamedTest = { file: string; line: number; title: string };

const TITLE = /(['"`])((?:[A-Z]{2,5}-\d{2,}(?:, | ))+)((?:(?!\1).)*)\1/g;

/** The tests of a file by the ids of the requirements that they prove. */
function readTests(root: string, file: string): [id: string, test: NamedTest][] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.flatMap((text, index) =>
    [...text.matchAll(TITLE)].flatMap(([, , ids = '', title = '']) =>
      ids
        .split(/[, ]+/)
        .filter(Boolean)
        .map((id): [string, NamedTest] => [id, { file, line: index + 1, title }]),
    ),
  );
}

/** The tests of each requirement, from the titles in the folders of the components. */
export function findNamedTests(
  root: string,
  components: readonly Component[],
): ReadonlyMap<string, readonly NamedTest[]> {
  const found = components.flatMap(({ folder }) =>
    globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root })
      .sort()
      .flatMap((file) => readTests(root, file)),
  );
  return new Map(
    [...Map.groupBy(found, ([id]) => id)].map(([id, tests]) => [id, tests.map(([, test]) => test)]),
  );
}
