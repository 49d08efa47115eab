import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

import { testSeed } from '../scripts/draw.mjs';

/** Prints the random data of each failed task and the command that repeats it. */
export default class RepeatReporter implements Reporter {
  private readonly failures: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'passed' || result.status === 'skipped') return;
    const [, , , ...titles] = test.titlePath();
    const drawn = test.annotations.find(({ type }) => type === 'drawn')?.description;
    const command = `TEST_SEED=${testSeed} npx playwright test -c e2e --project nightly -g "${titles.join(' ')}"`;
    this.failures.push(
      [titles.join(' › '), ...(drawn ? [`  data: ${drawn}`] : []), `  ${command}`].join('\n'),
    );
  }

  onEnd(): void {
    console.log(`\nTEST_SEED=${testSeed}`);
    if (this.failures.length > 0) console.log(`To repeat the failed tests:\n${this.failures.join('\n')}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
