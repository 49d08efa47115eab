import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import ts from 'typescript';

/**
 * What partners may rely on: sub-path → name → kind. A kind is `function`, `const`, `class` or `type`; a field of a
 * type is listed as `TypeName.field` with `optional` or `required`, when it is ours and not the browser's. A class
 * of the component's style sheet is listed as `.lc-dialog-title`.
 */
export type PublicApi = Record<string, Record<string, string>>;

const root = join(import.meta.dirname, '..');
const src = join(root, 'src');

const findEntries = (folder: string): { path: string; file: string }[] =>
  globSync('{components/{*,*/*},testing,theme}/index.ts', { cwd: folder })
    .map((file) => ({
      path: dirname(file).replaceAll(sep, '/').replace('components/', ''),
      file: join(folder, file),
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));

/** The sub-paths of the package, such as `disclosure` or `figure/data`. */
export const subPaths = (folder = src): string[] => findEntries(folder).map(({ path }) => path);

function createProgram(files: string[]): ts.Program {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => readFileSync(path, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  return ts.createProgram(files, { ...options, composite: false, noEmit: true });
}

/** What can be called is a function, however it was written. */
function getKind(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  if (symbol.flags & ts.SymbolFlags.Class) return 'class';
  if (!(symbol.flags & ts.SymbolFlags.Value)) return 'type';
  return checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0 ? 'function' : 'const';
}

/** The fields of a type that are declared in our source, also of a union. */
function getFields(checker: ts.TypeChecker, type: ts.Type, folder: string): [string, string][] {
  const parts = type.isUnion() ? type.types : [type];
  const ours = (property: ts.Symbol) =>
    property.declarations?.some((each) => each.getSourceFile().fileName.startsWith(folder)) ?? false;
  const inEach = parts.map((part) => checker.getPropertiesOfType(part).filter(ours));
  const names = new Set(inEach.flat().map(({ name }) => name));
  return [...names].map((name) => {
    const isAsked = inEach.every((fields) =>
      fields.some((field) => field.name === name && !(field.flags & ts.SymbolFlags.Optional)),
    );
    return [name, isAsked ? 'required' : 'optional'];
  });
}

/** A sub-path and what it exports, under its own name. */
export type EntryExports = { path: string; exports: { name: string; symbol: ts.Symbol }[] };

/** Reads what each sub-path exports, sorted by name, with the checker that knows the types. */
export function readExports(folder = src): { checker: ts.TypeChecker; entries: EntryExports[] } {
  const files = findEntries(folder);
  const program = createProgram(files.map(({ file }) => file));
  const checker = program.getTypeChecker();
  const entries = files.map(({ path, file }) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const exports = (module ? checker.getExportsOfModule(module) : []).map((exported) => ({
      name: exported.name,
      symbol: exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported,
    }));
    return { path, exports };
  });
  return { checker, entries };
}

/** Reads the public names from the types of the sources. */
export function readPublicApi(folder = src): PublicApi {
  const { checker, entries } = readExports(folder);
  const describeExport = ({ name, symbol }: EntryExports['exports'][number]): [string, string][] => {
    const kind = getKind(checker, symbol);
    const fields = kind === 'type' ? getFields(checker, checker.getDeclaredTypeOfSymbol(symbol), folder) : [];
    return [[name, kind], ...fields.map(([field, need]): [string, string] => [`${name}.${field}`, need])];
  };
  return Object.fromEntries(
    entries.map(({ path, exports }) => [
      path,
      Object.fromEntries(exports.flatMap(describeExport).sort(([a], [b]) => (a < b ? -1 : 1))),
    ]),
  );
}

/** Adds the classes of each sub-path to its names. */
export const addClassNames = (api: PublicApi, classNames: PublicApi): PublicApi =>
  Object.fromEntries(Object.entries(api).map(([path, names]) => [path, { ...names, ...classNames[path] }]));
