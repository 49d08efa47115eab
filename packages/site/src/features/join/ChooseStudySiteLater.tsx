import { use } from 'react';

import { loadChunkOrReload } from '../../errors/load-chunk-or-reload.ts';
import type * as Chooser from './ChooseStudySite.tsx';

let loading: Promise<typeof Chooser> | undefined;

const load = () => (loading ??= loadChunkOrReload(import('./ChooseStudySite.tsx')));

/** The server renders without waiting, so it has the module beforehand. */
const loaded = import.meta.env.SSR ? await load() : undefined;

/** `ChooseStudySite` in a chunk of its own, so that the form of a chosen study site does not carry the search. */
export function ChooseStudySiteLater(props: Parameters<typeof Chooser.ChooseStudySite>[0]) {
  const { ChooseStudySite } = loaded ?? use(load());
  return <ChooseStudySite {...props} />;
}
