import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import formatjs from 'eslint-plugin-formatjs';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Arrows between packages run one way: content and ui know nobody, site uses both, api uses content. */
const arrow = (from, forbidden, why) => ({
  files: [`packages/${from}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: forbidden.map((group) => ({ group: [group, `${group}/*`], message: why })) },
    ],
  },
});

/** `/my%20site/` is no folder: the path of a file's address is encoded, and on Windows it begins with a slash. */
const fileAddressAsPath = {
  selector: [
    ':matches(MemberExpression[property.name="pathname"] > .object, VariableDeclarator:has(Property[key.name="pathname"]) > .init)',
    '[callee.name="URL"] MetaProperty',
  ].join(''),
  message: 'Use `import.meta.dirname` or `fileURLToPath`: the path of a URL is encoded.',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/.types/',
      '**/storybook-static/',
      '**/.cache/',
      'a11y-reports/',
      '**/*.d.mts',
      '**/test-results/',
      // Programs of partners, which are installed, built and run on their own.
      'packages/ui/test/packed-*/',
      // It is of the peers, which are not installed.
      'packages/ui/bench/peers/page.tsx',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'no-empty': ['error', { allowEmptyCatch: false }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      'no-restricted-syntax': ['error', fileAddressAsPath],
      // Nothing to find, a fifth of the time: enums are no erasable syntax, and our few classes are errors and elements.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['packages/{ui,site}/**/*.{ts,tsx}'],
    plugins: { 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      ...reactHooks.configs.recommended.rules,
      'react-hooks/exhaustive-deps': 'error',
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    // What browsers run. `.browserslistrc` has the versions.
    files: ['packages/{ui,site,content}/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/*.test-d.{ts,tsx}',
      '**/*.stories.tsx',
      'packages/content/src/load/**',
    ],
    ...compat.configs['flat/recommended'],
  },
  {
    // False with a VPN, and missing without TLS: the site asks the service, and makes its own keys.
    files: ['packages/{ui,site}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'packages/site/src/{errors/can-reach-site,hydration/offline}.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'navigator', property: 'onLine', message: 'Use canReachSite.' },
        { object: 'crypto', property: 'randomUUID', message: 'Use getRandomValues: it needs no TLS.' },
        { object: 'crypto', property: 'subtle', message: 'It needs TLS.' },
      ],
    },
  },
  {
    // The router's way to answer with a status is to throw a response.
    files: ['packages/site/src/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/only-throw-error': ['error', { allow: ['Response', 'DataWithResponseInit'] }],
    },
  },
  {
    files: ['packages/{ui,site}/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/*.stories.tsx', '**/*.fixtures.tsx'],
    plugins: { formatjs },
    rules: { 'formatjs/no-literal-string-in-jsx': 'error' },
  },
  arrow(
    'content',
    ['@longcovid/ui', '@longcovid/site', '@longcovid/api', '@longcovid/audit', 'react'],
    'content knows nobody and no React.',
  ),
  arrow(
    'ui',
    [
      '@longcovid/content',
      '@longcovid/site',
      '@longcovid/api',
      '@longcovid/audit',
      'react-intl',
      'react-router-dom',
    ],
    'ui knows nothing of the programme or the site.',
  ),
  arrow('site', ['@longcovid/api', '@longcovid/audit'], 'site uses content and ui only.'),
  arrow(
    'api',
    ['@longcovid/ui', '@longcovid/site', '@longcovid/audit'],
    'api uses content; only src/main.ts may mount the site.',
  ),
  arrow(
    'audit',
    ['@longcovid/ui', '@longcovid/content', '@longcovid/site', '@longcovid/api'],
    'audit reaches what is ours through audit.config.ts only.',
  ),
  {
    // A journey is judged by other means than the code that it judges.
    files: ['e2e/**/*.ts'],
    ignores: ['e2e/pages/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/packages/*/src/**', '@longcovid/*'],
              message: 'A journey imports no code under test.',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        fileAddressAsPath,
        {
          selector: 'ImportExpression[source.value=/(^@longcovid.|packages.[^.]+.src.)/]',
          message: 'A journey imports no code under test.',
        },
      ],
    },
  },
  { files: ['packages/api/src/main.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    // Each compiles every component. `eslint.nightly.config.js` has them.
    name: 'fast: components',
    files: ['packages/{ui,site}/**/*.{ts,tsx}'],
    rules: Object.fromEntries(
      Object.keys(reactHooks.configs.recommended.rules)
        .filter((rule) => !/rules-of-hooks|exhaustive-deps/.test(rule))
        .map((rule) => [rule, 'off']),
    ),
  },
  {
    // Rules that need types take most of the time. `eslint.nightly.config.js` has them for tests, too.
    ...tseslint.configs.disableTypeChecked,
    name: 'fast: tests',
    files: ['**/*.{test,test-d,e2e,firefox,stories,examples}.{ts,tsx}', '**/{test,e2e,bench}/**/*.{ts,tsx}'],
  },
);
