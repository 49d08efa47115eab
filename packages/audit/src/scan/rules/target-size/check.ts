import { inapplicable, toResult, type Rule } from '../rule.ts';

const MIN_SIZE_PX = 24;

/** Each target is at least 24 by 24 px, or has enough spacing, or is in a sentence. */
export const targetSize: Rule = {
  id: 'target-size',
  criteria: ['2.5.8'],
  async check(page) {
    const found = await page.evaluate((minimum) => {
      const selector =
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab], [role=switch]';
      const getBox = (element: Element) => {
        const own = element.getBoundingClientRect();
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
        const around = label?.getBoundingClientRect();
        if (!around) return { left: own.left, top: own.top, right: own.right, bottom: own.bottom };
        return {
          left: Math.min(own.left, around.left),
          top: Math.min(own.top, around.top),
          right: Math.max(own.right, around.right),
          bottom: Math.max(own.bottom, around.bottom),
        };
      };
      const isInSentence = (element: Element) => {
        if (getComputedStyle(element).display !== 'inline') return false;
        const block = element.parentElement;
        const others = (block?.innerText ?? '').replace((element as HTMLElement).innerText, '').trim();
        return others.length > 0;
      };
      const { isVisuallyHidden, isShown } = window.audit;
      /** A visually hidden element is not a target, unless it is a field with a label. */
      const isHiddenTarget = (element: Element) =>
        isVisuallyHidden(element) && !(element instanceof HTMLInputElement && element.labels?.length);
      const targets = [...document.querySelectorAll(selector)]
        .filter((element) => isShown(element) && !element.matches(':disabled') && !isHiddenTarget(element))
        .map((element) => ({ element, box: getBox(element) }))
        // A skip link is outside the window until it is focused.
        .filter(({ box }) => box.right > 0 && box.bottom + window.scrollY > 0);
      if (targets.length === 0) return null;
      const getSize = ({ left, top, right, bottom }: (typeof targets)[number]['box']) =>
        [right - left, bottom - top] as const;
      const isSmall = (target: (typeof targets)[number]) =>
        getSize(target.box).some((size) => size < minimum - 0.5);
      const middle = ({ box }: (typeof targets)[number]) =>
        [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;
      return targets
        .filter((target) => isSmall(target) && !isInSentence(target.element))
        .filter((target) => {
          const [x, y] = middle(target);
          return targets.some((other) => {
            if (
              other === target ||
              other.element.contains(target.element) ||
              target.element.contains(other.element)
            )
              return false;
            if (isSmall(other)) {
              const [otherX, otherY] = middle(other);
              return Math.hypot(otherX - x, otherY - y) < minimum;
            }
            const nearX = Math.max(other.box.left, Math.min(x, other.box.right));
            const nearY = Math.max(other.box.top, Math.min(y, other.box.bottom));
            return Math.hypot(nearX - x, nearY - y) < minimum / 2;
          });
        })
        .map((target) => ({
          where: window.audit.getCssPath(target.element),
          seen: `Target of ${getSize(target.box)
            .map((size) => Math.round(size))
            .join(' × ')} px with another target within its circle of ${minimum} px.`,
        }));
    }, MIN_SIZE_PX);
    return found ? toResult(found) : inapplicable;
  },
};
