/** Functions of accessibility that rules call in the page; `installInPage` adds them to `window.audit`. */
export type AccessibleNames = {
  /** Whether a screen reader can reach it: it is rendered, and nothing around it hides it. */
  isExposed: (element: Element) => boolean;
  /** The role that it is given, or that HTML gives it; of elements without a rule of their own, an empty string. */
  getRole: (element: Element) => string;
  /** The accessible name: of labels, attributes, HTML, the content, or the title, in this order. */
  getName: (element: Element) => string;
};

/** Runs in the page. A subset of https://www.w3.org/TR/accname-1.2/, without text of CSS. */
export function createAccessibleNames(): AccessibleNames {
  const isRendered = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const isExposed = (element: Element): boolean =>
    isRendered(element) && !element.closest('[aria-hidden=true], [inert]');
  const ROLES: readonly (readonly [string, string])[] = [
    ['link', 'a[href], area[href]'],
    ['button', 'button, summary, input:is([type=button], [type=submit], [type=reset], [type=image])'],
    ['heading', 'h1, h2, h3, h4, h5, h6'],
    ['columnheader', 'th'],
    ['cell', 'td'],
    ['img', 'img'],
    ['presentation', 'img[alt=""]'],
  ];
  const getRole = (element: Element): string => {
    const [given = ''] = (element.getAttribute('role') ?? '').trim().toLowerCase().split(/\s+/);
    return given || (ROLES.findLast(([, selector]) => element.matches(selector))?.[0] ?? '');
  };
  const FROM_CONTENT =
    /^(link|button|heading|cell|gridcell|columnheader|rowheader|row|checkbox|radio|switch|tab|option|treeitem|tooltip|menuitem(checkbox|radio)?)$/;
  const join = (parts: readonly string[]) => parts.join(' ').replace(/\s+/g, ' ').trim();
  /** `isReferenced`: named by `aria-labelledby`, also where it is hidden. */
  const compute = (element: Element, isReferenced: boolean, isInside: boolean): string => {
    if (!isReferenced && !isExposed(element)) return '';
    const find = (id: string) => document.getElementById(id);
    const labels = (element.getAttribute('aria-labelledby') ?? '')
      .split(/\s+/)
      .flatMap((id) => find(id) ?? []);
    if (!isReferenced && labels.length > 0) {
      const name = join(labels.map((label) => compute(label, true, true)));
      if (name !== '') return name;
    }
    const label = element.getAttribute('aria-label')?.trim() ?? '';
    if (label !== '') return label;
    const own = getOwnName(element, isInside);
    if (own !== '') return own;
    if (isInside || FROM_CONTENT.test(getRole(element)) || element.localName === 'a') {
      const content = join(
        [...element.childNodes].map((node) => {
          if (node instanceof Text) return isReferenced || isExposed(element) ? node.data : '';
          if (!(node instanceof Element) || node.localName === 'style' || node.localName === 'script')
            return '';
          return compute(node, isReferenced && !isRendered(element), true);
        }),
      );
      if (content !== '') return content;
    }
    return (element.getAttribute('title') ?? '').trim();
  };
  /** What HTML and SVG have for a name. */
  const getOwnName = (element: Element, isInside: boolean): string => {
    if (element instanceof HTMLImageElement || element instanceof HTMLAreaElement) return element.alt.trim();
    if (element instanceof SVGElement)
      return element.querySelector(':scope > title')?.textContent.trim() ?? '';
    if (element instanceof HTMLInputElement) {
      if (element.type === 'image') return element.alt.trim();
      if (/^(button|submit|reset)$/.test(element.type)) return element.value.trim();
    }
    // A field in the text of its label is not part of its own name.
    if (isInside) return '';
    const labels = 'labels' in element ? [...((element.labels as NodeList | null) ?? [])] : [];
    return join(labels.map((label) => compute(label as Element, false, true)));
  };
  return { isExposed, getRole, getName: (element) => compute(element, false, false) };
}
