export type Check = {
  name: string;
  command: string;
  args: readonly string[];
  /** Takes more than half a minute. */
  isSlow?: true;
};

/** The static checks of `pnpm check`. */
export const checks: readonly Check[] = [
  { name: 'types', command: 'tsc', args: ['-b'], isSlow: true },
  { name: 'lint', command: 'eslint', args: ['.', '--max-warnings', '0'], isSlow: true },
  {
    name: 'imports',
    command: 'depcruise',
    args: ['packages', 'scripts', 'tasks'],
  },
  { name: 'names', command: 'node', args: ['scripts/naming.ts'] },
  { name: 'proofs of components', command: 'node', args: ['packages/ui/test/check-requirements.ts'] },
  {
    name: 'PDFs as new as their text',
    command: 'node',
    args: ['packages/content/tools/make-pdfs.ts', '--check'],
  },
  { name: 'accessibility evidence', command: 'node', args: ['packages/audit/src/main.ts', 'verify'] },
  { name: 'format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
];
