/** The checks of `pnpm check`: what can be wrong without running anything. */
export const checks: readonly { name: string; command: string; args: readonly string[] }[] = [
  { name: 'types', command: 'tsc', args: ['-b'] },
  { name: 'lint', command: 'eslint', args: ['.'] },
  { name: 'format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
];
