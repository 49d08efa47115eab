import { waitForEffects } from '../context-changes.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';

/** Motion up to this duration needs no way to stop it. */
const MAX_DURATION_MS = 5000;

/** Content that moves or updates for more than five seconds can be stopped. */
export const movingContent: Rule = {
  id: 'moving-content',
  criteria: ['2.2.2'],
  invariantTo: ['theme', 'language'],
  isSlow: true,
  check: (_, { withFreshPage }) =>
    withFreshPage(
      async (page) => {
        await waitForEffects(page);
        const moving = await page.evaluate((longest) => {
          const { isShown, getCssPath } = window.audit;
          const animated = document.getAnimations().flatMap((animation) => {
            const { effect, playState } = animation;
            if (playState !== 'running' || !(effect instanceof KeyframeEffect) || !effect.target) return [];
            const { endTime } = effect.getComputedTiming();
            const lasts = Number(endTime ?? 0);
            if (lasts <= longest || !isShown(effect.target)) return [];
            const time = Number.isFinite(lasts) ? `${Math.round(lasts / 1000)} s` : 'without end';
            return [{ where: getCssPath(effect.target), seen: `Is animated: ${time}.` }];
          });
          const old = [...document.querySelectorAll('marquee, blink')].filter(isShown).map((element) => ({
            where: getCssPath(element),
            seen: `Is a ${element.tagName.toLowerCase()}.`,
          }));
          const films = [...document.querySelectorAll('video')]
            .filter((film) => isShown(film) && !film.paused && !film.controls && film.loop)
            .map((film) => ({ where: getCssPath(film), seen: 'Plays again and again, without controls.' }));
          return [...animated, ...old, ...films];
        }, MAX_DURATION_MS);
        // Content that updates by itself, such as a carousel or a ticker.
        await page.evaluate(() => {
          const { getCssPath } = window.audit;
          window.auditChanged = {};
          new MutationObserver((mutations) => {
            for (const { target } of mutations) {
              const element = target instanceof Element ? target : target.parentElement;
              if (!element?.isConnected || !window.audit.isShown(element)) continue;
              const path = getCssPath(element);
              window.auditChanged[path] = (window.auditChanged[path] ?? 0) + 1;
            }
          }).observe(document.body, {
            subtree: true,
            childList: true,
            characterData: true,
            attributes: true,
            attributeFilter: ['hidden', 'aria-hidden', 'class', 'style', 'src'],
          });
        });
        for (let second = 0; second < 20; second += 1) {
          await page.clock.runFor(1000);
          if (second === 0) await page.evaluate(() => (window.auditChanged = {}));
        }
        const changed = await page.evaluate(() => window.auditChanged);
        const changing = Object.entries(changed)
          .filter(([, times]) => times > 1)
          .map(([where, times]) => ({ where, seen: `Updates ${times} times in 20 s by itself.` }));
        // Content that moves alone on its page is beside nothing that it could distract from.
        const isAlone = await page.evaluate((paths) => {
          const rest = paths.reduce(
            (text, path) => text.replace(document.querySelector(path)?.textContent.trim() ?? '', ''),
            window.audit.getVisibleText(document.body),
          );
          return rest.trim() === '';
        }, Object.keys(changed));
        const all = isAlone ? moving : [...moving, ...changing];
        const hasStop = await page.evaluate(() =>
          [
            ...document.querySelectorAll(
              'button, [role=button], [role=switch], summary, input:is([type=button], [type=checkbox])',
            ),
          ].some((control) =>
            /\b(pause|stop|hide|frequency|pausar?|detener|parar|ocultar|frecuencia)\b/i.test(
              ['aria-label', 'value'].reduce(
                (name, attribute) => `${name} ${control.getAttribute(attribute) ?? ''}`,
                control.textContent,
              ),
            ),
          ),
        );
        if (all.length === 0) return inapplicable;
        return toResult(hasStop ? [] : all);
      },
      { hasClock: true, hasMotion: true },
    ),
};

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Window is widened by declaration merging.
  interface Window {
    /** Number of changes by CSS path. */
    auditChanged: Record<string, number>;
  }
}
