#!/usr/bin/env node
import { explainError } from './cli/explain-error.ts';
import { createProgram } from './cli/program.ts';
import { InvalidEvidenceError } from './evidence/read-evidence-file.ts';

// Playwright closes its browsers first; what this process has started ends with it.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.on(signal, () => setTimeout(() => process.exit(code), 1000));

try {
  await createProgram().parseAsync();
} catch (error) {
  process.stderr.write(`${explainError(error)}\n`);
  // 1 says that a failure was found, also in the evidence.
  process.exit(error instanceof InvalidEvidenceError ? 1 : 2);
}
