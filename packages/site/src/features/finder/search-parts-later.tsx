import { Suspense, use, type ComponentType } from 'react';

import { loadPart } from '../../errors/load-part.ts';
import type * as Module from './search-parts.ts';

const fetchParts = () => import('./search-parts.ts');

let loading: Promise<typeof Module> | undefined;

const load = () => (loading ??= loadPart(fetchParts));

/** The server renders without waiting, so it has the module beforehand. */
let loaded = import.meta.env.SSR ? await load() : undefined;

/** Fetches them while a search runs, whose results do not wait for them. Rendering tries again what fails. */
export async function loadSearchParts(): Promise<void> {
  try {
    loaded ??= await fetchParts();
  } catch (error) {
    console.warn('[@longcovid/site] What few searches show could not be loaded with the results.', error);
  }
}

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
