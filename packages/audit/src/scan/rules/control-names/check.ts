import { inapplicable, toResult, type Rule } from '../rule.ts';

/** Meters, progress bars and custom controls have a name, which axe-core checks for fields, links and buttons only. */
export const controlNames: Rule = {
  id: 'control-names',
  criteria: ['4.1.2'],
  invariantTo: ['theme'],
  async check(page) {
    const found = await page.evaluate(() => {
      const { isVisuallyHidden, isShown, getCssPath } = window.audit;
      const bars = 'meter, progress, [role=meter], [role=progressbar]';
      const widgets =
        '[role=slider], [role=spinbutton], [role=switch], [role=checkbox], [role=radio], [role=combobox], [role=listbox], [role=textbox], [role=searchbox], [role=button], [role=link], [role=tab], [role=menuitem], [role=option], [role=treeitem]';
      const isWidget = (element: Element) => element.matches(widgets);
      /** Tab stops that are not HTML controls: scrollable regions, groups, custom elements. */
      const stops =
        '[tabindex="0"]:not(a[href], button, input, select, textarea, summary, iframe, [contenteditable])';
      const getText = (element: Element): string =>
        [
          element.getAttribute('aria-label') ?? '',
          element.getAttribute('alt') ?? '',
          // Text that is hidden from screen readers is not part of the name.
          ...[...element.childNodes].map((node) => {
            if (node instanceof Text) return node.data;
            if (!(node instanceof Element) || node.ariaHidden === 'true') return '';
            if (node instanceof SVGElement)
              return node.querySelector('title')?.textContent ?? node.ariaLabel ?? '';
            return getText(node);
          }),
        ]
          .join(' ')
          .trim();
      const getName = (element: Element): string => {
        const given = (element.getAttribute('aria-labelledby') ?? '')
          .split(/\s+/)
          .map((id) => document.getElementById(id))
          .map((part) => part && (getText(part) || part.textContent.trim()));
        const labels = 'labels' in element ? [...((element.labels as NodeList | null) ?? [])] : [];
        return [
          ...given,
          element.getAttribute('aria-label'),
          ...labels.map((label) => getText(label as Element)),
          // The content of a bar or field is its value.
          element.matches(
            `${bars}, [role=slider], [role=spinbutton], [role=combobox], [role=listbox], [role=textbox], [role=searchbox]`,
          )
            ? ''
            : getText(element),
          element.getAttribute('title'),
        ]
          .join('')
          .trim();
      };
      const controls = [...document.querySelectorAll(`${bars}, ${widgets}, ${stops}`)].filter(
        (element) =>
          isShown(element) &&
          (!isVisuallyHidden(element) || isWidget(element)) &&
          !element.closest('[aria-hidden=true], [inert]') &&
          !element.hasAttribute('data-audit-edge'),
      );
      if (controls.length === 0) return null;
      return controls
        .filter((element) => getName(element) === '')
        .map((element) => ({
          where: getCssPath(element),
          seen: `Is a ${element.role ?? element.tagName.toLowerCase()} without a name.`,
        }));
    });
    return found ? toResult(found) : inapplicable;
  },
};
