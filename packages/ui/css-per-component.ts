import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/**
 * Writes `<component>.css` with all that the component needs (layers and roles first), and `styles.css` with
 * everything once, in place of the many small files that the build makes; each with its types.
 */
export function cssPerComponent(): Plugin {
  return {
    name: 'css-per-component',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const collectStyles = (
        chunk: Chunk,
        seen = new Set<string>(),
        styles = new Set<string>(),
      ): Set<string> => {
        if (seen.has(chunk.fileName)) return styles;
        seen.add(chunk.fileName);
        for (const file of [...chunk.imports, ...chunk.dynamicImports]) {
          const imported = bundle[file];
          if (imported?.type === 'chunk') collectStyles(imported, seen, styles);
        }
        for (const file of chunk.viteMetadata?.importedCss ?? []) styles.add(file);
        return styles;
      };
      const text = (files: Iterable<string>) =>
        [...files]
          .map((file) => {
            const asset = bundle[file];
            return asset?.type === 'asset' ? String(asset.source).trim() : '';
          })
          .join('\n');

      const entries = Object.values(bundle).filter(
        (each) => each.type === 'chunk' && each.isEntry,
      ) as Chunk[];
      // The theme first: it sets the order of the layers.
      entries.sort((a, b) => Number(b.name.startsWith('theme/')) - Number(a.name.startsWith('theme/')));
      const perEntry = entries.map((entry) => ({ entry, styles: collectStyles(entry) }));
      const emit = (fileName: string, styles: Iterable<string>) => {
        this.emitFile({ type: 'asset', fileName, source: text(styles) });
        // An import for its effect needs types too (TS2882), and nothing to import by name.
        this.emitFile({ type: 'asset', fileName: `${fileName}.d.ts`, source: 'export {};\n' });
      };
      for (const { entry, styles } of perEntry) {
        // A sub-path without a look, such as the testers, has no style sheet.
        if (styles.size > 0) emit(`${entry.name.replace(/^components\/|\/index$/g, '')}.css`, styles);
      }
      const all = new Set(perEntry.flatMap(({ styles }) => [...styles]));
      emit('styles.css', all);
      for (const file of all) Reflect.deleteProperty(bundle, file);
    },
  };
}
