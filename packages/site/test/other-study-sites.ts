import type { StudySite } from '@longcovid/content';
import type { MapPoints, SiteMap } from '@longcovid/content/search';
import type { Page } from '@playwright/test';

import {
  packStudySites,
  unpackStudySites,
  type StudySiteTable,
} from '../src/features/finder/study-site-table.ts';

/** Degrees of longitude and latitude between copies of a study site. */
const SPREAD = 0.15;

/** Offset of a copy from its original, on a spiral, so that copies are spread evenly. */
function offset(copy: number, step: number) {
  const [angle, distance] = [copy * 2.4, Math.sqrt(copy) * step];
  return { across: Math.cos(angle) * distance, down: Math.sin(angle) * distance };
}

const copyId = (id: string, copy: number) => (copy === 0 ? id : `${id}-${copy}`);

const repeated = <T, U>(items: readonly T[], times: number, make: (item: T, copy: number) => U): U[] =>
  items.flatMap((item) => Array.from({ length: times }, (_, copy) => make(item, copy)));

const moreStudySites = (studySites: readonly StudySite[], times: number): StudySite[] =>
  repeated(studySites, times, (studySite, copy) => {
    const { across, down } = offset(copy, SPREAD);
    return {
      ...studySite,
      id: copyId(studySite.id, copy),
      name: copy === 0 ? studySite.name : `${studySite.name}, ${copy}`,
      lat: studySite.lat + down,
      long: studySite.long + across,
    };
  });

function morePoints(points: MapPoints, [, , width = 0, height = 0]: number[], times: number): MapPoints {
  const known = Object.entries(points).flatMap(([id, point]) => (point ? [{ id, point }] : []));
  return Object.fromEntries(
    repeated(known, times, ({ id, point }, copy) => {
      const { across, down } = offset(copy, width / 400);
      const inside = (value: number, size: number) => Math.min(Math.max(value, 0), size);
      return [
        copyId(id, copy),
        { x: inside(point.x + across, width), y: inside(point.y + down, height) },
      ] as const;
    }),
  );
}

type Hydration = { loaderData: Record<string, { finder?: { studySites: StudySiteTable } }> };

type Change = (studySites: StudySite[]) => StudySite[];

function withOtherStudySites(html: string, change: Change): string {
  return html.replace(
    /(id="hydration">)(.*?)(<\/script>)/s,
    (_, start: string, json: string, end: string) => {
      const data = JSON.parse(json) as Hydration;
      for (const { finder } of Object.values(data.loaderData))
        if (finder) finder.studySites = packStudySites(change(unpackStudySites(finder.studySites)));
      return start + JSON.stringify(data).replaceAll('<', '\\u003c') + end;
    },
  );
}

/**
 * Replaces the study sites in the data of the real home page. The list in the HTML remains as it was built, so React
 * renders the page again at hydration.
 */
export async function changeStudySites(page: Page, change: Change): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: withOtherStudySites(await response.text(), change) });
    },
  );
}

/** Repeats each study site `times` on home, in the list and on the map. */
export async function multiply(page: Page, times: number): Promise<void> {
  await changeStudySites(page, (studySites) => moreStudySites(studySites, times));
  await page.route('**/data/map.json', async (route) => {
    const response = await route.fetch();
    const { map, points } = (await response.json()) as { map: SiteMap; points: MapPoints };
    await route.fulfill({ response, json: { map, points: morePoints(points, map.viewBox, times) } });
  });
}
