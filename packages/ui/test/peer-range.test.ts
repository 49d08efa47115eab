import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** What react and react-dom 19.0.0 export (their published packages, read in November 2026). */
const IN_19_0 = new Set(
  `Children Component Fragment Profiler PureComponent StrictMode Suspense act cache cloneElement createContext
   createElement createRef forwardRef isValidElement lazy memo startTransition use useActionState useCallback useContext
   useDebugValue useDeferredValue useEffect useId useImperativeHandle useInsertionEffect useLayoutEffect useMemo
   useOptimistic useReducer useRef useState useSyncExternalStore useTransition version
   createPortal flushSync preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset
   useFormState useFormStatus`.split(/\s+/),
);
/** In which version a later name came (React's changelog). */
const CAME_IN: Record<string, string> = {
  Activity: '19.2.0',
  cacheSignal: '19.2.0',
  useEffectEvent: '19.2.0',
};

/** The values that the published sources import from React, by name. */
function importedNames(): Set<string> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(test|stories|fixtures|examples)\./.test(file),
  );
  const imports = files.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/import \{([^}]*)\} from 'react(?:-dom)?'/g),
  ]);
  const names = imports.flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
  return new Set(names.filter((name) => name !== '' && !name.startsWith('type ')));
}

const compare = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

test('the lowest React in the peer range exports everything that the package imports', () => {
  const { peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    peerDependencies: Record<string, string>;
  };
  const needs = [...importedNames()].map((name) => [name, IN_19_0.has(name) ? '19.0.0' : CAME_IN[name]]);
  expect(needs.length).toBeGreaterThan(10);
  expect(
    needs.filter(([, version]) => version === undefined),
    'add to CAME_IN in which version these came',
  ).toEqual([]);
  const lowest = needs
    .map(([, version]) => version ?? '')
    .sort(compare)
    .at(-1);
  expect(peerDependencies).toMatchObject({ react: `^${lowest}`, 'react-dom': `^${lowest}` });
});
