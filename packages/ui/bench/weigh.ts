import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { componentPath } from '../test/component-requirements.ts';
import { constants, gzipSync } from 'node:zlib';
import { vanillaExtract } from '../vanilla-extract.mjs';
import { build, type Plugin, type Rolldown } from 'vite';
import { buildScript } from '../build-without-react.ts';
import { stripDevWarnings } from '../development-only.mjs';

/** What a page loads for some components, in KiB, gzip -9. `later` is script that is fetched when it is first needed. */
export type Weight = { script: number; later: number; css: number };

const src = join(import.meta.dirname, '../src');
const page = '\0page-of-a-partner';

/** What a page imports: one name of a sub-path, or all of it. */
export type Import = { folder: string; name?: string };

/** A page that takes this and nothing else. */
const createPagePlugin = (imports: readonly Import[]): Plugin => ({
  name: 'page-of-a-partner',
  resolveId: (id) => (id === page ? id : null),
  load: (id) =>
    id === page
      ? imports
          .map(
            ({ folder, name }) =>
              `export ${name === undefined ? '*' : `{ ${name} }`} from '${componentPath(src, folder)}/index.ts';`,
          )
          .join('\n')
      : null,
});

const kib = (parts: readonly (string | Uint8Array)[]) =>
  parts.reduce((sum, part) => sum + gzipSync(part, { level: constants.Z_BEST_COMPRESSION }).length, 0) / 1024;

/** Bundles components as a partner's page does, minified and without React, and weighs what comes out. */
export async function weigh(imports: readonly Import[]): Promise<Weight> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, '..'),
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [createPagePlugin(imports), stripDevWarnings(), vanillaExtract()],
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: page,
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        onLog: (level, log, report) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((each) => each.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const atOnce = new Set(entry ? [entry.fileName, ...entry.imports] : []);
  const styles = output.filter((each) => each.type === 'asset' && each.fileName.endsWith('.css'));
  return {
    script: kib(chunks.filter(({ fileName }) => atOnce.has(fileName)).map(({ code }) => code)),
    later: kib(chunks.filter(({ fileName }) => !atOnce.has(fileName)).map(({ code }) => code)),
    css: kib(styles.flatMap((each) => (each.type === 'asset' ? [each.source] : []))),
  };
}

/** What `without-react.js` weighs, in KiB, gzip -9. */
export async function weighWithoutReact(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'without-react-'));
  await buildScript(folder);
  const weight = kib([readFileSync(join(folder, 'without-react.js'))]);
  rmSync(folder, { recursive: true });
  return weight;
}
