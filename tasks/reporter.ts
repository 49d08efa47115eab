import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints the random data of each failed task and the command that repeats it. */
export default class RepeatReporter implements Reporter {
  private readonly failures: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'passed' || result.status === 'skipped') return;
    const [, , , ...titles] = test.titlePath();
    const drawn = test.annotations.find(({ type }) => type === 'drawn')?.description;
    const command = `npm run tasks -- --seed ${process.env.TASK_SEED} --only "${titles.join(' ')}"`;
    this.failures.push(
      [titles.join(' › '), ...(drawn ? [`  data: ${drawn}`] : []), `  ${command}`].join('\n'),
    );
  }

  onEnd(): void {
    console.log(`\nSeed: ${process.env.TASK_SEED}`);
    if (this.failures.length > 0) console.log(`To repeat the failed tasks:\n${this.failures.join('\n')}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
