import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { vanillaExtract } from '../ui/vanilla-extract.mjs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import { stripDevWarnings } from '../ui/development-only.mjs';
import { scriptTargets, styleTargets } from '../../scripts/browser-targets.mjs';
import { readAccessibilityEvidence } from './prerender/accessibility-evidence.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** One chunk per vendor: a change of ours keeps their URLs, and so the visitor's cache. */
const vendors = {
  react: /node_modules[\\/]\.pnpm[\\/](react|react-dom|scheduler)@/,
  router: /node_modules[\\/]\.pnpm[\\/](react-router|react-router-dom|cookie|set-cookie-parser)@/,
  intl: /node_modules[\\/]\.pnpm[\\/](react-intl|@formatjs\+|intl-messageformat)/,
};

/** What every page has, most forms, and the fields of a place: many small files would weigh more than one. */
const shared = {
  frame:
    /packages[\\/](ui[\\/]src[\\/](components[\\/](announcer|footer|header-navigation|language-switch|link|navigation-progress|skip-link)[\\/]|i18n[\\/]|internal[\\/](useHydrated|warn))|site[\\/]src[\\/](errors[\\/]load-chunk|layouts[\\/](Default|Consent)|i18n[\\/]|navigation[\\/]|shell[\\/]|hydration[\\/]useHydrated))/,
  fields:
    /packages[\\/](ui[\\/]src[\\/]components[\\/](button|checkbox-group|error-summary|field|notice|radio-group|select|text-field)[\\/]|content[\\/]src[\\/]choices)/,
  // The reader of places comes with the first focus of the field.
  places:
    /packages[\\/](site[\\/]src[\\/]features[\\/]place[\\/](?!place-reader)|content[\\/]src[\\/]search[\\/]place-tables)/,
};

/** Sorted, so that the builds for the browser and for the server agree. */
const styleFiles = globSync('src/**/*.css.ts', { cwd: path('.') }).sort();

/** `API=none` builds a site for a static host alone: its forms give way to phone and e-mail. */
function hasService(api: string | undefined): boolean {
  if (api !== undefined && api !== 'none')
    throw new Error(
      `API is '${api}', which the build does not know. Leave it out, or set it to 'none' for a site without the service.`,
    );
  return api === undefined;
}

/** URL of a third-party script that the site is built with; empty if the setting is unset. */
function scriptUrl(setting: string): string {
  const url = process.env[setting] ?? '';
  if (url !== '' && !/^https:\/\/[^\s;,'"]+$/.test(url))
    throw new Error(
      `${setting} is '${url}', which is not the URL of a script. Set it to a complete URL that begins with https://, or leave it out to build the site without this script.`,
    );
  return url;
}

/**
 * Vite wraps each dynamic import in a helper that fetches its styles and modules first. All our styles are in one file and
 * no module is fetched ahead, so its lists are empty: half a kilobyte of every page that does nothing.
 */
const withoutPreloadHelper: Plugin = {
  name: 'without-preload-helper',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined,
};

/** The site has two languages; react-aria brings 34, which would be half of what the press of a calendar fetches. */
const withOwnLanguages: Plugin = {
  name: 'with-own-languages',
  enforce: 'pre',
  load: (id) =>
    /[\\/](react-aria|react-stately)[\\/]dist[\\/]private[\\/]intl[\\/].*[\\/](?!en-US|es-ES)[a-z]{2}-[A-Z]{2}\.mjs$/.test(
      id,
    )
      ? 'export default {};'
      : undefined,
};

/**
 * Of React Router only the build that warns developers is exported: a kilobyte of words for nobody. Not in its patch, since
 * `npm run dev` keeps the warnings.
 */
const withoutRouterWarnings: Plugin = {
  name: 'without-router-warnings',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]development[\\/]/ },
    handler: (code) => ({
      code: code
        .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
        .replace(
          'function warning(cond, message) {',
          '/* @__NO_SIDE_EFFECTS__ */ function warning(cond, message) {',
        ),
      map: null,
    }),
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: path('.'),
  plugins: [
    stripDevWarnings(),
    withoutRouterWarnings,
    withoutPreloadHelper,
    withOwnLanguages,
    react(),
    vanillaExtract(styleFiles),
  ],
  define: {
    __HAS_SERVICE__: JSON.stringify(hasService(process.env.API)),
    __CHAT_SCRIPT_URL__: JSON.stringify(scriptUrl('CHAT_SCRIPT_URL')),
    __TAG_MANAGER_URL__: JSON.stringify(scriptUrl('TAG_MANAGER_URL')),
    ...(isSsrBuild && {
      __ACCESSIBILITY_EVIDENCE__: JSON.stringify(readAccessibilityEvidence(path('../..'))),
    }),
  },
  resolve: {
    alias: [
      // Messages are parsed at build: the browser carries no parser.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
      { find: /^@longcovid\/content\/dist\//, replacement: path('../content/dist/') },
    ],
  },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    target: scriptTargets,
    cssTarget: styleTargets,
    manifest: !isSsrBuild,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? { input: path('src/server.tsx'), external: [/^@longcovid\/content\/load$/] }
      : {
          // Vite would drop the exports of an entry, and the starter calls `hydrate`.
          preserveEntrySignatures: 'exports-only' as const,
          input: ['src/hydration/loader.ts', 'src/offline/keep-pages.ts', 'src/client.tsx'].map(path),
          output: {
            // Each page names dozens of files, and no compression shortens a hash: 42 bits tell two builds apart.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: Object.entries({ ...vendors, ...shared }).map(([name, test], index) => ({
                name,
                test,
                priority: 5 - index,
              })),
            },
          },
        },
  },
}));
