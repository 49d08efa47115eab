import { lazy, Suspense, useState } from 'react';

import { loadPart } from '../../errors/load-part.ts';
import type { FinderData } from './finder-data.ts';
import type { FinderMessages } from './finder-messages.ts';
import { useSaved } from './saved-study-sites.ts';

const SavedStudySites = lazy(async () => {
  const { SavedStudySites: Block } = await loadPart(() => import('./SavedStudySites.tsx'));
  return { default: Block };
});

/** The block of what is saved, fetched once something is; it stays while its last study site is removed. */
export function SavedStudySitesLater(props: { data: FinderData; messages: FinderMessages }) {
  const saved = useSaved();
  const [wasShown, setWasShown] = useState(false);
  const isShown =
    saved !== null && (saved.isOff || props.data.studySites.some(({ id }) => saved.ids.includes(id)));
  if (isShown && !wasShown) setWasShown(true);
  if (!isShown && !wasShown) return null;
  return (
    <Suspense fallback={null}>
      <SavedStudySites {...props} />
    </Suspense>
  );
}
