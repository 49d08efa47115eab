import type { Config } from '../config.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { NamedTest } from '../evidence/tests.ts';

/** Input of the reports; the same input gives the same bytes. */
export type ReportInput = {
  evidence: Evidence;
  /** Author of the conformance report; without one there is no OpenACR. */
  author: Config['author'];
  /** Commands to repeat a result. */
  commands: Config['commands'];
  /** Path of results.json, relative to the config's folder. */
  resultsFile: string;
  /** Tests by the id of the requirement that they prove. */
  tests: ReadonlyMap<string, readonly NamedTest[]>;
  /** Address of a file, by its path relative to the config's folder, from the reports; undefined when there is none. */
  linkFile: (file: string) => string | undefined;
};
