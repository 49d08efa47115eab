import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { commands } from 'vitest/browser';
import { loadStyleSheets } from '../../test/load-style-sheets.ts';
import { findPaleText, getCanvasColor as canvas, getGround as ground } from '../../test/find-in-page.ts';
import { hex } from '../../test/rendered-color.ts';
import { stories } from '../../test/stories.tsx';
import { contrastRatio, createTheme, dark, light, vars } from './index.ts';

const root = document.documentElement;

/** The style sheets that consumers import, by name. */
let sheets: Record<string, CSSStyleSheet>;

/** The first story of each component, which shows its usual state. */
const main = Object.values(Object.groupBy(stories, ({ folder }) => folder)).flatMap(
  (ofFolder) => ofFolder?.slice(0, 1) ?? [],
);

beforeAll(async () => {
  sheets = await loadStyleSheets();
  for (const each of document.styleSheets) each.disabled = true;
});

beforeEach(() => {
  delete root.dataset.longcovidScheme;
});

/** Gives the page its own styles and some imported style sheets. */
function host(css: string, imported: readonly CSSStyleSheet[]) {
  const own = new CSSStyleSheet();
  own.replaceSync(css);
  document.adoptedStyleSheets = [...imported, own];
}

const ofComponents = () =>
  Object.entries(sheets).flatMap(([name, sheet]) => (['styles', 'theme'].includes(name) ? [] : [sheet]));

/** Renders a node until the test ends. */
function show(node: Parameters<ReturnType<typeof createRoot>['render']>[0], place: Element = document.body) {
  const container = place.appendChild(document.createElement('div'));
  const reactRoot = createRoot(container);
  flushSync(() => reactRoot.render(node));
  onTestFinished(() => {
    reactRoot.unmount();
    container.remove();
  });
  return container;
}

const role = (name: string, element: Element = root) => {
  const probe = element.appendChild(document.createElement('div'));
  probe.style.color = name;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return hex(color).toUpperCase();
};

const imports = [
  ['its components’ sheets', ofComponents],
  ['styles.css', () => [sheets.styles as CSSStyleSheet]],
] as const;

describe.each(imports)(
  'a white page that imports %s, for a reader whose system is dark',
  (_what, imported) => {
    test.each(main)('THM-12 $folder, $name: has text with a contrast of 7:1', async ({ show: shown }) => {
      await commands.emulateMedia({ colorScheme: 'dark' });
      host('html, body { background: #FFFFFF; color: #000000 }', imported());
      expect(findPaleText(show(shown('en')))).toEqual([]);
    });

    test('THM-12 keeps a page without a background white', async () => {
      await commands.emulateMedia({ colorScheme: 'dark' });
      host('', imported());
      expect(getComputedStyle(root).colorScheme).toBe('normal');
      expect(canvas()).toBe('#ffffff');
      expect(ground(document.body)).toBe('#ffffff');
    });
  },
);

describe.each(imports)(
  'a dark page that imports %s, for a reader whose system is light',
  (_what, imported) => {
    test.each(main)('THM-13 $folder, $name: has text with a contrast of 7:1', async ({ show: shown }) => {
      await commands.emulateMedia({ colorScheme: 'light' });
      root.dataset.longcovidScheme = 'dark';
      host('html, body { background: #121212; color: #FFFFFF }', imported());
      expect(findPaleText(show(shown('en')))).toEqual([]);
    });

    test('THM-13 makes the page and the browser’s own controls dark', async () => {
      await commands.emulateMedia({ colorScheme: 'light' });
      root.dataset.longcovidScheme = 'dark';
      host('', imported());
      expect(getComputedStyle(root).colorScheme).toBe('dark');
      expect(contrastRatio(ground(document.body), '#FFFFFF')).toBeGreaterThan(14);
    });
  },
);

/** Adds a part of the page with the attribute. */
function withScheme(scheme: string, place: Element = document.body) {
  const container = show(null, place);
  container.dataset.longcovidScheme = scheme;
  return container;
}

const body = (element?: Element) => role(vars.text.body, element);

describe('the attribute', () => {
  beforeEach(() => host('', ofComponents()));

  test.each([
    ['light', 'light', light, light],
    ['dark', 'dark', dark, dark],
    ['auto', 'auto', light, dark],
    ['an unknown value', 'Dark', light, light],
  ])(
    'THM-13 %s: has its color scheme with a light system and a dark one',
    async (_what, scheme, inLight, inDark) => {
      root.dataset.longcovidScheme = scheme;
      await commands.emulateMedia({ colorScheme: 'light' });
      expect(body()).toBe(inLight.text.body);
      await commands.emulateMedia({ colorScheme: 'dark' });
      expect(body()).toBe(inDark.text.body);
      expect(getComputedStyle(root).colorScheme).toBe(inDark === dark ? 'dark' : 'light');
    },
  );

  test('THM-13 gives a part its own scheme, and a part of that part too', async () => {
    await commands.emulateMedia({ colorScheme: 'dark' });
    const outer = withScheme('dark');
    const inner = withScheme('light', outer);
    const following = withScheme('auto', inner);
    const expected = [
      [document.body, light],
      [outer, dark],
      [inner, light],
      [following, dark],
    ] as const;
    for (const [element, { text, surface }] of expected) {
      expect(body(element)).toBe(text.body);
      expect(ground(element).toUpperCase()).toBe(surface.page);
    }
    expect(getComputedStyle(inner).colorScheme).toBe('light');
  });

  test.each(main)(
    'THM-13 $folder, $name: has text with a contrast of 7:1 in a dark part of a white page',
    ({ show: shown }) => {
      expect(findPaleText(show(shown('en'), withScheme('dark')))).toEqual([]);
    },
  );

  test.each(['none', 'light', 'dark', 'auto'])(
    'THM-13 %s: has the palette of the reader in forced colors',
    async (scheme) => {
      if (scheme !== 'none') root.dataset.longcovidScheme = scheme;
      await commands.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', contrast: 'more' });
      const style = getComputedStyle(root);
      expect(style.getPropertyValue('--longcovid-surface-page')).toBe('Canvas');
      expect(style.getPropertyValue('--longcovid-text-muted')).toBe('CanvasText');
    },
  );

  test.each(['none', 'light', 'dark', 'auto'])('THM-13 %s: is light in print', async (scheme) => {
    if (scheme !== 'none') root.dataset.longcovidScheme = scheme;
    await commands.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(body()).toBe(light.text.body);
    expect(canvas()).toBe('#ffffff');
  });

  test('THM-13 has increased contrast in each scheme, also one that is not that of the system', async () => {
    await commands.emulateMedia({ colorScheme: 'light', contrast: 'more' });
    expect(role(vars.text.muted)).toBe(light.text.body);
    expect(role(vars.text.muted, withScheme('dark'))).toBe(dark.text.body);
    expect(role(vars.border.subtle, withScheme('dark'))).toBe(dark.border.control);
  });
});

describe('createTheme', () => {
  const purple = { light: { accent: '#5A2A00', text: { muted: '#404A50' } }, dark: { accent: '#FFD9B0' } };

  test('THM-14 has its colors where the attribute applies, and those for light in print', async () => {
    host(createTheme(purple), ofComponents());
    await commands.emulateMedia({ colorScheme: 'dark' });
    const parts = { dark: withScheme('dark'), auto: withScheme('auto'), light: withScheme('light') };
    const accents = () => [root, parts.dark, parts.auto, parts.light].map((each) => role(vars.accent, each));
    expect(accents()).toEqual(['#5A2A00', '#FFD9B0', '#FFD9B0', '#5A2A00']);
    expect(role(vars.text.muted, parts.dark)).toBe(dark.text.muted);
    await commands.emulateMedia({ colorScheme: 'light' });
    expect(accents()).toEqual(['#5A2A00', '#FFD9B0', '#5A2A00', '#5A2A00']);
    await commands.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(accents()).toEqual(['#5A2A00', '#5A2A00', '#5A2A00', '#5A2A00']);
  });

  test('THM-14 raises the contrast of muted text in each scheme', async () => {
    host(createTheme(purple), ofComponents());
    await commands.emulateMedia({ colorScheme: 'light', contrast: 'more' });
    expect(role(vars.text.muted)).toBe(light.text.body);
    expect(role(vars.text.muted, withScheme('dark'))).toBe(dark.text.body);
  });

  test.each([
    ['light', light, light],
    ['dark', dark, dark],
    ['auto', light, dark],
  ] as const)('THM-14 makes a page without the attribute %s', async (colorScheme, inLight, inDark) => {
    host(createTheme({ ...purple, colorScheme }), ofComponents());
    const accent = (scheme: typeof light) => (scheme === dark ? '#FFD9B0' : '#5A2A00');
    for (const [system, expected] of [
      ['light', inLight],
      ['dark', inDark],
    ] as const) {
      await commands.emulateMedia({ colorScheme: system });
      expect([body(), role(vars.accent)]).toEqual([expected.text.body, accent(expected)]);
      expect(canvas() === '#ffffff').toBe(expected === light);
      expect(body(withScheme('light'))).toBe(light.text.body);
    }
    await commands.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(body()).toBe(light.text.body);
    await commands.emulateMedia({ forcedColors: 'active' });
    expect(getComputedStyle(root).getPropertyValue('--longcovid-accent')).toBe('CanvasText');
  });

  test('THM-14 lets the attribute of a page win over its theme', async () => {
    host(createTheme({ ...purple, colorScheme: 'dark' }), ofComponents());
    root.dataset.longcovidScheme = 'light';
    await commands.emulateMedia({ colorScheme: 'dark' });
    expect([body(), role(vars.accent), canvas()]).toEqual([light.text.body, '#5A2A00', '#ffffff']);
  });
});
