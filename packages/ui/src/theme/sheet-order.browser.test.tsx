import fc from 'fast-check';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { loadStyleSheets } from '../../test/load-style-sheets.ts';
import { stories } from '../../test/stories.tsx';

/** An element, or a pseudo-element of it, and the properties that rules set for it. */
type Styled = { element: Element; pseudo: string | undefined; properties: readonly string[] };

/** The style sheets that consumers import, by name; `styles` has all of them in one. */
let sheets: Record<string, CSSStyleSheet>;
/** The names of those of single components, and of the theme. */
let names: string[];
let styled: Styled[];
/** Two style sheets that one story needs, each pair in both orders. */
let pairs: [string, string][];

const styleRules = (list: CSSRuleList): CSSStyleRule[] =>
  [...list].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule] : []),
    ...('cssRules' in rule ? styleRules((rule as CSSGroupingRule).cssRules) : []),
  ]);

const pseudoElements = /::[\w-]+(?:\([^)]*\))?/g;
const withoutPseudoElements = (selector: string) =>
  selector.replaceAll(/(?<=^|[\s,])::/g, '*::').replaceAll(pseudoElements, '');

/**
 * The first of all elements that match the same rules, since which rule wins depends on nothing else. These are a few
 * hundred of 26,000, so that one order of the sheets takes a few milliseconds.
 */
function oneOfEachKind(elements: readonly Element[], rules: readonly CSSStyleRule[]): Styled[] {
  const matching = new Map<Element, number[]>();
  for (const [index, { selectorText }] of rules.entries()) {
    for (const element of document.querySelectorAll(withoutPseudoElements(selectorText))) {
      matching.set(element, [...(matching.get(element) ?? []), index]);
    }
  }
  const kinds = Object.values(Object.groupBy(elements, (element) => String(matching.get(element))));
  return kinds.flatMap(([element] = []) => {
    const own = element ? (matching.get(element) ?? []).flatMap((index) => rules[index] ?? []) : [];
    const properties = [...new Set(own.flatMap(({ style }) => [...style]))];
    const pseudos = own.flatMap(({ selectorText }) => selectorText.match(pseudoElements) ?? []);
    // A pseudo-element of one rule only cannot depend on the order.
    const contested = new Set(pseudos.filter((pseudo, index) => pseudos.indexOf(pseudo) < index));
    return element ? [undefined, ...contested].map((pseudo) => ({ element, pseudo, properties })) : [];
  });
}

/** The computed styles of the page with these sheets in this order, one line per property. */
function readStyles(order: readonly string[]): string[] {
  document.adoptedStyleSheets = order.flatMap((name) => sheets[name] ?? []);
  return styled.flatMap(({ element, pseudo, properties }) => {
    const computed = getComputedStyle(element, pseudo);
    const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${pseudo ?? ''}`;
    return properties.map((property) => `${name} ${property}: ${computed.getPropertyValue(property)}`);
  });
}

const differences = (expected: readonly string[], order: readonly string[]) =>
  readStyles(order).flatMap((line, index) =>
    line === expected[index] ? [] : [`${line}, and with styles.css ${expected[index]?.split(': ')[1] ?? ''}`],
  );

beforeAll(async () => {
  sheets = await loadStyleSheets();
  names = Object.keys(sheets).filter((name) => name !== 'styles');
  await commands.emulateMedia({ reducedMotion: 'reduce' });
  const shown = stories.map(({ folder, show }) => {
    const container = document.body.appendChild(document.createElement('div'));
    flushSync(() => createRoot(container).render(show('en')));
    return { folder, container, elements: [...container.querySelectorAll('*')] };
  });
  for (const each of document.styleSheets) each.disabled = true;

  const smallestFirst = shown.toSorted((one, other) => one.elements.length - other.elements.length);
  styled = oneOfEachKind(
    [document.documentElement, document.body, ...smallestFirst.flatMap(({ elements }) => elements)],
    styleRules((sheets.styles as CSSStyleSheet).cssRules),
  );
  // Stories without such an element are removed, to save time.
  const kept = new Set(styled.map(({ element }) => element));
  for (const { container, elements } of shown)
    if (!elements.some((each) => kept.has(each))) container.remove();

  const needed = shown.map(({ folder, elements: own }) => {
    const components = own.flatMap((element) => element.getAttribute('data-component') ?? []);
    return [...new Set(['theme', folder, ...components])].filter((name) => name in sheets);
  });
  const both = needed.flatMap((own) => own.flatMap((one) => own.map((other) => `${one} ${other}`)));
  pairs = [...new Set(both)].map((pair) => pair.split(' ') as [string, string]).filter(([a, b]) => a !== b);
});

test('THM-11 gives the styles of styles.css with two sheets that a story needs, in both orders', () => {
  // The browser computes hidden elements on demand only, which is faster; the shuffles below compare visible ones.
  document.body.hidden = true;
  onTestFinished(() => void (document.body.hidden = false));
  const expected = readStyles(['styles']);
  expect(expected.length).toBeGreaterThan(5000);
  for (const [first, second] of pairs) {
    // All the others apply too, and are weaker, since they come first.
    const order = ['styles', first, second];
    expect(differences(expected, order), `${first}.css, then ${second}.css`).toEqual([]);
  }
});

test.each([
  ['on a wide screen', {}, 1280],
  ['on a narrow screen', {}, 320],
  ['in forced colors', { forcedColors: 'active' }, 1280],
  ['in print', { media: 'print' }, 1280],
] as const)(
  'THM-11 gives the styles of styles.css with all sheets in any order, %s',
  async (_where, media, width) => {
    await commands.emulateMedia({ ...media, reducedMotion: 'reduce' });
    await page.viewport(width, 800);
    const expected = readStyles(['styles']);
    const anyOrder = fc.shuffledSubarray(names, { minLength: names.length });
    // A failure prints its seed, which the option `seed` repeats.
    fc.assert(
      fc.property(anyOrder, (order) => {
        expect(differences(expected, order)).toEqual([]);
      }),
      { numRuns: 5, endOnFailure: true },
    );
  },
);
