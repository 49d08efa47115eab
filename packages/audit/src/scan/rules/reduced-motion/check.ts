import { triggerHydration } from '../trigger-hydration.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';

/** Whoever has asked for less motion gets none that moves: fading is no motion. */
export const reducedMotion: Rule = {
  id: 'reduced-motion',
  criteria: ['2.3.3'],
  invariantTo: ['theme', 'width', 'language'],
  check: (_, { withFreshPage }) => {
    /** What is moved, by animation or transition, while the page wakes and is scrolled. */
    const moves = (hasMotion: boolean) =>
      withFreshPage(
        async (page) => {
          await page.evaluate(() => {
            window.auditMoved = {};
            const MOVING =
              /^(transform|translate|rotate|scale|left|right|top|bottom|inset|margin|width|height)/;
            const look = () => {
              for (const { effect, playState } of document.getAnimations()) {
                if (playState !== 'running' || !(effect instanceof KeyframeEffect) || !effect.target)
                  continue;
                const lasts = Number(effect.getComputedTiming().endTime ?? 0);
                const moved = effect
                  .getKeyframes()
                  .flatMap((frame) => Object.keys(frame).filter((name) => MOVING.test(name)));
                // Shorter than a tenth of a second is not seen as motion.
                if (lasts > 100 && moved[0])
                  window.auditMoved[window.audit.getCssPath(effect.target)] = moved[0];
              }
              requestAnimationFrame(look);
            };
            look();
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
      const [shown, reduced] = [await moves(true), await moves(false)];
      if (Object.keys(shown).length === 0 && Object.keys(reduced).length === 0) return inapplicable;
      return toResult(
        Object.entries(reduced).map(([where, what]) => ({
          where,
          seen: `Moves (${what}) for a person who has asked for less motion.`,
        })),
      );
    })();
  },
};

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Window is widened by declaration merging.
  interface Window {
    /** What was moved, and by which property. */
    auditMoved: Record<string, string>;
  }
}
