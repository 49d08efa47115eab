import { inapplicable, toResult, type Rule } from '../rule.ts';
import { triggerHydration } from '../trigger-hydration.ts';

/** With `prefers-reduced-motion` nothing moves; fading is allowed. */
export const reducedMotion: Rule = {
  id: 'reduced-motion',
  criteria: ['2.3.3'],
  invariantTo: ['theme', 'width', 'language'],
  isSlow: true,
  check: (_, { withFreshPage }) => {
    /** Elements that move, by animation or transition, during hydration and scrolling. */
    const findMoving = (hasMotion: boolean) =>
      withFreshPage(
        async (page) => {
          await page.evaluate(() => {
            window.auditMoved = {};
            const MOVING =
              /^(transform|translate|rotate|scale|left|right|top|bottom|inset|margin|width|height)/;
            const sample = () => {
              for (const { effect, playState } of document.getAnimations()) {
                if (playState !== 'running' || !(effect instanceof KeyframeEffect) || !effect.target)
                  continue;
                const lasts = Number(effect.getComputedTiming().endTime ?? 0);
                const moved = effect
                  .getKeyframes()
                  .flatMap((frame) => Object.keys(frame).filter((name) => MOVING.test(name)));
                // Less than a tenth of a second is not perceived as motion.
                if (lasts > 100 && moved[0])
                  window.auditMoved[window.audit.getCssPath(effect.target)] = moved[0];
              }
              requestAnimationFrame(sample);
            };
            sample();
          });
          await triggerHydration(page);
          await page.evaluate(
            () => document.documentElement.scrollHeight > innerHeight && window.scrollTo(0, innerHeight),
          );
          await triggerHydration(page);
          const smooth = await page.evaluate(
            () => getComputedStyle(document.documentElement).scrollBehavior === 'smooth',
          );
          const moved = await page.evaluate(() => window.auditMoved);
          return smooth ? { ...moved, html: 'scroll-behavior' } : moved;
        },
        { hasMotion },
      );
    return (async () => {
      if (Object.keys(await findMoving(true)).length === 0) return inapplicable;
      return toResult(
        Object.entries(await findMoving(false)).map(([where, property]) => ({
          where,
          seen: `Moves (${property}) in spite of prefers-reduced-motion.`,
        })),
      );
    })();
  },
};

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Window is widened by declaration merging.
  interface Window {
    /** Animated properties by CSS path. */
    auditMoved: Record<string, string>;
  }
}
