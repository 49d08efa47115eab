/** Builds what a page without React uses: `dist/without-react.js`, and the HTML of the stories in `dist/html`, with the guide. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'prettier';
import { build, type Plugin } from 'vite';
import { scriptTargets } from '../../scripts/browser-targets.mjs';
import { stripDevWarnings } from './development-only.mjs';
import type { printStories as PrintStories } from './html/print-stories.tsx';
import { toPlainHtml } from './html/to-plain-html.ts';
import { vanillaExtract } from './vanilla-extract.mjs';

/** It comes without types. */
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (html: string) => { window: { document: Document } };
};
const root = import.meta.dirname;
const dist = join(root, 'dist');
const shared = { configFile: false, logLevel: 'error', root } as const;

/** The styles are in styles.css. */
const dropStyles: Plugin = {
  name: 'drop-styles',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const [file, { type }] of Object.entries(bundle))
      if (type === 'asset') Reflect.deleteProperty(bundle, file);
  },
};

/** The script runs where there is layout. */
const inBrowsersAlone: Plugin = {
  name: 'in-browsers-alone',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('/layout.ts') ? join(root, 'src/without-react/layout.ts') : null),
};

/** One module without imports. */
export const buildScript = (outDir = dist) =>
  build({
    ...shared,
    plugins: [inBrowsersAlone, stripDevWarnings(), vanillaExtract(), dropStyles],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      target: scriptTargets,
      modulePreload: false,
      // Not `lib`, which would keep every space of a module.
      rolldownOptions: {
        input: join(root, 'src/without-react/index.ts'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'without-react.js' },
      },
    },
  });

/** The stories as modules for Node, in a folder. */
export async function loadStoryPrinter(outDir: string): Promise<typeof PrintStories> {
  await build({
    ...shared,
    plugins: [stripDevWarnings(), vanillaExtract()],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(root, 'html/print-stories.tsx'),
        external: [/^react/],
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  const printer = (await import(pathToFileURL(join(outDir, 'print-stories.mjs')).href)) as {
    printStories: typeof PrintStories;
  };
  return printer.printStories;
}

/** Formats all but the text of hints, in which style sheets show each space and line break. */
async function formatHtml(body: HTMLElement): Promise<string> {
  const hints = [...body.querySelectorAll('[data-part="hint"]')].map((hint, at) => {
    const { innerHTML } = hint;
    hint.textContent = `{hint-${at}}`;
    return innerHTML;
  });
  const text = await format(body.innerHTML, { parser: 'html', printWidth: 120 });
  return text.replaceAll(/\s*\{hint-(\d+)\}\s*/g, (mark, at: string) => hints[Number(at)] ?? mark);
}

/** `html/<component>/<Story>.<language>.html`, each story once where two print the same. */
async function printHtml(): Promise<void> {
  const modules = join(root, 'node_modules/.cache/print-stories');
  // React checks nothing that was checked in its tests.
  process.env.NODE_ENV = 'production';
  const printStories = await loadStoryPrinter(modules);
  const printed = new Set<string>();
  for (const { folder, name, locale, html } of printStories(['en', 'es'])) {
    const { body } = new JSDOM(html).window.document;
    toPlainHtml(body, locale);
    if (body.innerHTML === '' || printed.has(body.innerHTML)) continue;
    printed.add(body.innerHTML);
    const file = join(dist, 'html', folder, `${name}.${locale}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await formatHtml(body));
  }
  rmSync(modules, { recursive: true });
}

/** The guides for partners, as they are linked in the package. */
const copyGuide = (name: string, to: string, readme: string) =>
  writeFileSync(
    join(dist, to),
    readFileSync(join(root, '../../docs/guides', name), 'utf8')
      .replaceAll('../../packages/ui/README.md', readme)
      .replaceAll('(without-react.md)', '(html/README.md)'),
  );

if (import.meta.main) {
  await buildScript();
  await printHtml();
  copyGuide('without-react.md', 'html/README.md', '../../README.md');
  copyGuide('frameworks.md', 'frameworks.md', '../README.md');
}
