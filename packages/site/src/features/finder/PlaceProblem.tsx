import { Link } from '@longcovid/ui/link';
import { Notice } from '@longcovid/ui/notice';
import { useLocation } from 'react-router-dom';

import { PlaceGuess } from '../place/PlaceAnswer.tsx';
import { getPlaceProblem, usePlaceMessages } from '../place/place-messages.ts';
import { createPlaceUrl, FINDER_FORM } from './finder-url.ts';
import type { StudySiteFinder } from './useStudySiteFinder.ts';

/**
 * The error of a place at the anchor that the form leads to without script, and before it: there the field, which has the
 * error as well, is out of view.
 */
export function PlaceProblem({ finder: { finder, searchIn } }: { finder: StudySiteFinder }) {
  const t = usePlaceMessages();
  const { pathname, search } = useLocation();
  const problem = getPlaceProblem(finder.place, t);
  if (problem === undefined || !new URLSearchParams(search).has('near')) return null;
  return (
    <Notice tone="danger">
      <p>{problem}</p>
      <PlaceGuess
        place={finder.place}
        createUrl={(near) => createPlaceUrl(pathname, finder, near)}
        onChoose={(place, near) => void searchIn(place, near)}
      />
      <p>
        <Link href={`#${FINDER_FORM}`}>{t('again')}</Link>
      </p>
    </Notice>
  );
}
