import { expect } from '@playwright/test';

import { COHORTS, studySites, type Cohort, type StudySiteRecord } from '../oracles/study-sites.ts';
import { visitorTask } from '../task.ts';
import { Finder } from './finder.ts';

/** The filters of a bookmark, as in its URL. */
type Filters = {
  cohort?: Cohort;
  status?: 'open' | 'full';
  condition?: '2' | '3' | '4';
  offSite?: 'true' | 'false';
  specialty?: '0' | '1' | '2' | '3' | '4';
};
/** `group`: index of the closed group of the list, such as a state, that is opened. */
type Data = { filters: Filters; group: number };

/** Brute force over the committed file. The status is that of the chosen group, or of any group if none is chosen. */
function fits(
  studySite: StudySiteRecord,
  { cohort, status, condition, offSite, specialty }: Filters,
): boolean {
  return (
    studySite.cohorts.some(
      (group) =>
        (cohort === undefined || group.cohort === cohort) &&
        (status === undefined || group.status === status),
    ) &&
    (condition === undefined || studySite.covidConditions.some((each) => String(each) === condition)) &&
    (offSite === undefined || String(studySite.offSite) === offSite) &&
    (specialty === undefined || String(studySite.specialty) === specialty)
  );
}

visitorTask<Data>('open an old bookmark of the study-site search', {
  who: 'Somebody who saved their search at its old address, /find-a-site, and opens it again.',
  draw: (draw) => {
    const chosen: Filters = {
      cohort: draw.pick(COHORTS),
      status: draw.pick(['open', 'full']),
      condition: draw.pick(['2', '3', '4']),
      offSite: draw.pick(['true', 'false']),
      specialty: draw.pick(['0', '1', '2', '3', '4']),
    };
    const names = draw.several(Object.keys(chosen) as (keyof Filters)[], 1 + draw.integer(3));
    return {
      filters: Object.fromEntries(names.map((name) => [name, chosen[name]])),
      group: draw.integer(60),
    };
  },
  // The filter was in the fragment, where it was ignored.
  fixed: [{ filters: { cohort: 'adult' }, group: 0 }],
  run: async (visitor, { filters, group }) => {
    const { page } = visitor;
    await visitor.arrive();
    const prefix = visitor.language === 'es' ? '/es' : '';
    const query = new URLSearchParams(filters);
    await page.goto(`${prefix}/find-a-site?${query}`, { waitUntil: 'commit' });
    await expect(page).toHaveURL(`${prefix || '/'}?${query}#find-sites`);
    await visitor.waitForScript();

    const finder = new Finder(visitor);
    const matching = studySites.filter((studySite) => fits(studySite, filters));
    await expect(finder.heading).toHaveText(
      visitor.text('finder.results.heading', { count: matching.length }),
    );
    const chosen = await finder.form.evaluate((form) =>
      [...new FormData(form as HTMLFormElement)].filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
    expect(chosen).toEqual(expect.arrayContaining(Object.entries(filters)));

    const closed = page
      .locator('[data-component=result-list] details:not([open]) > summary')
      .filter({ visible: true });
    const groups = await closed.count();
    if (groups > 0) await visitor.press(closed.nth(group % groups));
    const names = new Set(matching.map(({ name }) => name[visitor.language]));
    const cards = await finder.cards();
    expect(cards.filter(({ name }) => !names.has(name))).toEqual([]);
    expect(cards.length > 0).toBe(matching.length > 0);
  },
});
