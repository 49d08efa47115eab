/** Arrows between modules run one way, imports of types included. ESLint holds the arrows between packages. */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Move what both need into a module of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'site-pages-are-the-top',
      comment: 'A page imports features, embeds and the shell; none of these knows a page.',
      severity: 'error',
      from: { path: '^packages/site/src/(embeds|errors|features|hydration|i18n|navigation|shell)/' },
      to: { path: '^packages/site/src/pages/' },
    },
    {
      name: 'internal-is-the-bottom',
      comment: 'What components share knows no component.',
      severity: 'error',
      from: { path: '^packages/ui/src/(i18n|internal)/' },
      to: { path: '^packages/ui/src/components/' },
    },
    {
      name: 'react-aria-has-one-folder',
      comment:
        'Its style element, announcements and locale are dealt with there. Import what `ui/src/aria` exports.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/ui/src/aria/' },
      to: { path: 'node_modules/(react-aria|react-stately)/' },
    },
    {
      name: 'content-compiler-is-not-published',
      comment: 'The published modules of content read what the compiler has written.',
      severity: 'error',
      from: { path: '^packages/content/src/' },
      to: { path: '^packages/content/(compiler|tools)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]types)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js'],
    },
  },
};
