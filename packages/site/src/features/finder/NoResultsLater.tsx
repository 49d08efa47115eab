import { Suspense, use } from 'react';

import { loadPart } from '../../errors/load-part.ts';
import type * as Module from './NoResults.tsx';

let loading: Promise<typeof Module> | undefined;

const load = () => (loading ??= loadPart(() => import('./NoResults.tsx')));

/** The server renders without waiting, so it has the module beforehand. */
const loaded = import.meta.env.SSR ? await load() : undefined;

type Props = Parameters<typeof Module.NoResults>[0];

/** `NoResults` in a chunk of its own, since most searches find something. */
export function NoResultsLater(props: Props) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Loaded(props: Props) {
  const { NoResults } = loaded ?? use(load());
  return <NoResults {...props} />;
}
