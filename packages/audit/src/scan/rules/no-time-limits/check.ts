import { watchContext } from '../context-changes.ts';
import { diffSnapshots, takeSnapshot } from '../page-snapshot.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';

/** A jump of the clock fires each timer at most once: three jumps also fire the timers that these set. */
const JUMPS = ['08:00:00', '08:00:00', '08:00:00'];

/** Seconds after which reloading is no time limit: WCAG allows 20 hours. */
const LONG_S = 20 * 60 * 60;

/** A page does not change when it is left open for a day. */
export const noTimeLimits: Rule = {
  id: 'no-time-limits',
  criteria: ['2.2.1'],
  invariantTo: ['theme', 'width', 'language'],
  isSlow: true,
  check: (_, { withFreshPage }) =>
    withFreshPage(
      async (page) => {
        const before = await takeSnapshot(page);
        if (before.text === '') return inapplicable;
        const refresh = await page.evaluate(
          () => document.querySelector<HTMLMetaElement>('meta[http-equiv=refresh i]')?.content,
        );
        // One that leaves at once is a redirect, which nobody has begun to read.
        const seconds = Number.parseInt(refresh ?? '', 10);
        if (seconds > 0 && seconds < LONG_S)
          return toResult([
            { where: 'meta[http-equiv=refresh]', seen: `“${refresh ?? ''}” reloads or leaves the page.` },
          ]);
        const changes = await watchContext(page);
        for (const jump of JUMPS) await page.clock.fastForward(jump);
        await page.clock.runFor(1000);
        const happened = await changes.since();
        const change = diffSnapshots(before, await takeSnapshot(page), ['title', 'states']);
        const lost = await page.evaluate(
          (text) => text.length > 0 && window.audit.getVisibleText(document.body).length < text.length / 2,
          before.text,
        );
        if (change) happened.push(change);
        if (lost) happened.push('more than half of its text is gone');
        return toResult(
          happened.length > 0
            ? [{ where: 'html', seen: `Left open for a day: ${happened.join(', and ')}.` }]
            : [],
        );
      },
      { hasClock: true },
    ),
};
