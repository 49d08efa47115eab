/** The checks of `pnpm check`: what can be wrong without running anything. */
export const checks: readonly { name: string; command: string; args: readonly string[] }[] = [
  { name: 'types', command: 'tsc', args: ['-b'] },
  { name: 'lint', command: 'eslint', args: ['.', '--max-warnings', '0'] },
  { name: 'proofs of components', command: 'node', args: ['packages/ui/test/check-proofs.ts'] },
  {
    name: 'PDFs as new as their words',
    command: 'node',
    args: ['packages/content/tools/make-pdfs.ts', '--check'],
  },
  { name: 'accessibility evidence', command: 'node', args: ['packages/audit/src/main.ts', 'check'] },
  { name: 'format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
];
