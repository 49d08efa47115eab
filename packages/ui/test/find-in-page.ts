import { contrastRatio } from '../src/theme/index.ts';
import { hex } from './rendered-color.ts';

const TARGETS = 'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=option]';
const FOCUSABLE = `${TARGETS}, [tabindex]`;
const SIDE = 44;
const RING = 3;
const CONTRAST = 7;

const findVisible = (container: Element, selector: string) =>
  [...container.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
const describe = ({ outerHTML }: Element) => outerHTML.slice(0, 120);

/** Of a control with a label, the label is a target too. */
const getPlaces = (element: HTMLElement): Element[] => [
  element,
  ...((element as Partial<HTMLInputElement>).labels ?? []),
];

/** Controls that are less than 44 px high or wide, without links in sentences (WCAG 2.2, 2.5.5). */
export const findSmallTargets = (container: Element): string[] =>
  findVisible(container, TARGETS)
    .filter((element) => getComputedStyle(element).display !== 'inline')
    .flatMap((element) => {
      const sides = getPlaces(element).map((place) => {
        const { width, height } = place.getBoundingClientRect();
        return Math.min(width, height);
      });
      const side = Math.max(...sides);
      return side < SIDE ? [`${describe(element)} has a side of ${side.toFixed(1)} px`] : [];
    });

const hasRing = (element: Element, part?: string) => {
  const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
  return outlineStyle !== 'none' && parseFloat(outlineWidth) >= RING;
};

/** The ring of a control may be around what holds it, such as a card. */
const showsRing = (element: Element | null, container: Element): boolean =>
  element !== null &&
  element !== container &&
  ([undefined, '::before', '::after'].some((part) => hasRing(element, part)) ||
    showsRing(element.parentElement, container));

/** What takes focus and shows no ring of 3 px. The last input must have been a key. */
export const findMissingRings = (container: Element): string[] =>
  findVisible(container, FOCUSABLE).flatMap((element) => {
    element.focus();
    const isMissing = document.activeElement === element && !showsRing(element, container);
    return isMissing ? [`${describe(element)} shows no ring`] : [];
  });

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

/** The color of the canvas: white, or dark gray. */
export function getCanvasColor(): string {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.backgroundColor = 'Canvas';
  const color = hex(getComputedStyle(probe).backgroundColor);
  probe.remove();
  return color;
}

/** The background color of an element: that of the nearest ancestor with one, or of the canvas. */
export function getGround(element: Element | null): string {
  if (!element) return getCanvasColor();
  const { backgroundColor } = getComputedStyle(element);
  return backgroundColor === TRANSPARENT ? getGround(element.parentElement) : hex(backgroundColor);
}

const hasText = (element: Element) =>
  element.matches('input, select, textarea') ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');

/** Visible text with a contrast below 7:1. */
export const findPaleText = (container: Element): string[] =>
  findVisible(container, '*')
    .filter(hasText)
    .flatMap((element) => {
      const { color, fill } = getComputedStyle(element);
      const [front, back] = [hex(element instanceof SVGElement ? fill : color), getGround(element)];
      const ratio = contrastRatio(front, back);
      return ratio < CONTRAST
        ? [`“${element.textContent}” ${front} on ${back} has ${ratio.toFixed(2)}:1`]
        : [];
    });
