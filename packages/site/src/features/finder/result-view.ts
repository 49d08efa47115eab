import { fitView, type MapPlace } from '@longcovid/ui/region-map';
import {
  projectPoint,
  VIEW_BOX,
  type FoundStudySite,
  type MapPoints,
  type Place,
} from '@longcovid/content/search';

/** Study sites near a place that the map shows together; of those far away only the nearest few. */
const NEAREST = 10;
const AT_LEAST = 3;
const FAR_MILES = 500;

/** The most that a state is enlarged, so that the states around it tell where it is. */
const STATE_LEVEL = 2;

/** The part of the map with the results: near a place, of a state's page, or all of it. */
export function fitResults(
  matches: readonly FoundStudySite[],
  points: MapPoints,
  place: MapPlace | null,
  isState: boolean,
): ReturnType<typeof fitView> {
  const nearest = matches.filter(
    ({ distanceMiles = 0 }, index) => index < AT_LEAST || (index < NEAREST && distanceMiles <= FAR_MILES),
  );
  const shown = (place ? nearest : isState ? matches : []).flatMap(
    ({ studySite }) => points[studySite.id] ?? [],
  );
  return place ? fitView(VIEW_BOX, [place, ...shown]) : fitView(VIEW_BOX, shown, STATE_LEVEL);
}

/** Where a place is on the map; null where the map does not reach. */
export function locatePlace({ label, lat, long, country, precision }: Place): MapPlace | null {
  const point = precision === 'state' ? null : projectPoint(lat, long, country);
  return point && { name: label, ...point };
}
