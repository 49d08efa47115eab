import type { Page } from 'playwright';

import { setRules } from './rules/index.ts';
import { outlineOf, type PageOutline } from './rules/page-set.ts';
import { LANGUAGES, type AuditRecord, type Language } from '../evidence/record.ts';
import type { Where } from './fresh-page.ts';
import { AS_LOADED } from './matrix.ts';

/** A page as it was when it was first visited in its language. */
export type SeenPage = { where: Pick<Where, 'place' | 'state'>; outline: PageOutline };

/** Collects the pages of each language while they are visited, and judges them beside each other at the end. */
export type PageSets = {
  /** Takes down the page, the first time that it is visited in its language. */
  add: (page: Page, where: Where) => Promise<void>;
  /** Takes over what an earlier run saw. */
  recall: (pages: readonly SeenPage[]) => void;
  /** What was seen of a place. */
  of: (id: string) => SeenPage[];
  rows: () => AuditRecord[];
};

export function pageSets(): PageSets {
  const seen: SeenPage[] = [];
  const ofLanguage = (language: Language) => seen.filter(({ where }) => where.state.language === language);
  return {
    async add(page, where) {
      const { place, state } = where;
      const isKnown = ofLanguage(state.language).some((each) => each.where.place.id === place.id);
      if (place.kind !== 'page' || state.after !== AS_LOADED || isKnown) return;
      seen.push({ where: { place, state }, outline: await outlineOf(page, place.id) });
    },
    recall: (pages) => void seen.push(...pages),
    of: (id) => seen.filter(({ where }) => where.place.id === id),
    rows: () =>
      LANGUAGES.flatMap((language) => {
        const set = ofLanguage(language);
        return setRules.flatMap(({ id, criteria, judge }) =>
          judge(set.map(({ outline }) => outline)).flatMap((result, at): AuditRecord[] => {
            const where = set[at]?.where;
            if (!where) return [];
            return [{ rule: id, criteria: [...criteria], place: where.place, state: where.state, ...result }];
          }),
        );
      }),
  };
}
