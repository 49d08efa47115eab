#!/usr/bin/env node
import { createProgram } from './cli/program.ts';

// Playwright closes its browsers first; what this process has started ends with it.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.on(signal, () => setTimeout(() => process.exit(code), 1000));

await createProgram().parseAsync();
