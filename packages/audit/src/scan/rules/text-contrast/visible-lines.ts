import type { Page } from 'playwright';

/** A line of text as it is painted. */
export type VisibleLine = {
  where: string;
  text: string;
  /** Red, green and blue of the text from 0 to 255; `cover` is its opacity from 0 to 1. */
  color: readonly [number, number, number];
  cover: number;
  /** 24 px, or 18.66 px and bold: a contrast of 3 is enough. */
  isLarge: boolean;
  /** From the top left of the page, in CSS px. */
  box: { left: number; top: number; right: number; bottom: number };
};

/** Finds visible lines of text, values and placeholders in one plain color. */
export const findVisibleLines = (page: Page): Promise<VisibleLine[]> =>
  page.evaluate(() => {
    const { isVisuallyHidden, isShown, getCssPath } = window.audit;
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) return [];
    /** Paints a pixel, to convert a CSS color to RGBA. */
    const parse = (color: string) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return { color: [red, green, blue] as const, alpha: alpha / 255 };
    };
    const getOpacity = (element: Element) => {
      let all = 1;
      for (let at: Element | null = element; at; at = at.parentElement)
        all *= Number(getComputedStyle(at).opacity);
      return all;
    };
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    /** Whether it is disabled, or behind a modal dialog. */
    const isDisabled = (element: Element) =>
      modal?.contains(element) === false ||
      element.closest(':disabled, [aria-disabled=true], [inert]') !== null ||
      element.closest('label')?.control?.matches(':disabled') === true;
    /** Whether the painted color is the declared one: not blended, filtered or clipped from an image. */
    const isPlain = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { mixBlendMode, filter, backgroundClip } = getComputedStyle(at);
        if (mixBlendMode !== 'normal' || filter !== 'none' || backgroundClip === 'text') return false;
      }
      return true;
    };
    /** Whether something opaque is painted over the upper or lower edge of a line, such as a footer that stays in view. */
    const isCovered = (element: Element, { left, right, top, bottom }: DOMRect) =>
      [top + 1, bottom - 1].some((y) => {
        const x = (left + right) / 2;
        let at = document.elementFromPoint(x, y);
        for (; at && !at.contains(element) && !element.contains(at); at = at.parentElement) {
          const box = at.getBoundingClientRect();
          const isHere = box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
          if (isHere && parse(getComputedStyle(at).backgroundColor).alpha === 1) return true;
        }
        return false;
      });
    const toLines = (element: Element, text: string, rectangle: DOMRect, pseudo?: string): VisibleLine[] => {
      const style = getComputedStyle(element, pseudo);
      const isDrawn = element instanceof SVGGraphicsElement;
      // A pattern or no fill is not plain.
      if (isDrawn && /^(none|url)/.test(style.fill)) return [];
      const fill = isDrawn ? style.fill : style.getPropertyValue('-webkit-text-fill-color') || style.color;
      const { color, alpha } = parse(fill);
      const opacity = isDrawn ? Number(style.fillOpacity) : 1;
      const scale = isDrawn ? (element.getScreenCTM()?.d ?? 1) : 1;
      const size = parseFloat(style.fontSize) * scale;
      const { left, top, right, bottom } = rectangle;
      if (right - left < 2 || bottom - top < 4 || isCovered(element, rectangle)) return [];
      return [
        {
          where: getCssPath(element),
          text: text.trim().slice(0, 40),
          color,
          cover: alpha * opacity * getOpacity(element),
          isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
          box: { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY },
        },
      ];
    };
    const lines: VisibleLine[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const element = currentNode.parentElement;
      const text = currentNode.textContent ?? '';
      if (!element || !/[\p{L}\p{N}]/u.test(text)) continue;
      if (!isShown(element) || isVisuallyHidden(element) || isDisabled(element) || !isPlain(element))
        continue;
      range.selectNodeContents(currentNode);
      for (const rectangle of range.getClientRects()) lines.push(...toLines(element, text, rectangle));
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
      if (!isShown(field) || isVisuallyHidden(field) || isDisabled(field)) continue;
      if (/^(checkbox|radio|range|color|file|image|hidden)$/.test(field.type)) continue;
      const [text, pseudo] = field.value ? [field.value] : [field.placeholder, '::placeholder'];
      if (text) lines.push(...toLines(field, text, field.getBoundingClientRect(), pseudo));
    }
    return lines;
  });
