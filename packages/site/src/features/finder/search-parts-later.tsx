import { Suspense, use, type ComponentType } from 'react';

import { loadPart } from '../../errors/load-part.ts';
import type * as Module from './search-parts.ts';

let loading: Promise<typeof Module> | undefined;

const load = () => (loading ??= loadPart(() => import('./search-parts.ts')));

/** The server renders without waiting, so it has the module beforehand. */
const loaded = import.meta.env.SSR ? await load() : undefined;

/** What few searches show, in a chunk of its own. */
function later<Props extends object>(choose: (parts: typeof Module) => ComponentType<Props>) {
  function Loaded(props: Props) {
    const Part = choose(loaded ?? use(load()));
    return <Part {...props} />;
  }
  return function Later(props: Props) {
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

export const NoResultsLater = later((parts) => parts.NoResults);
export const GoalReachedNoticeLater = later((parts) => parts.GoalReachedNotice);
