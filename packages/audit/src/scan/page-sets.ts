import type { Page } from 'playwright';

import { LANGUAGES, type AuditRecord, type Language } from '../evidence/record.ts';
import type { TargetState } from './fresh-page.ts';
import { AS_LOADED } from './matrix.ts';
import { setRules } from './rules/index.ts';
import { readOutline, type PageOutline } from './rules/page-set.ts';

/** A page at the first visit in its language. */
export type ScannedPage = { targetState: Pick<TargetState, 'target' | 'state'>; outline: PageOutline };

/** Collects the pages of each language during a scan, for rules that compare pages. */
export type PageSets = {
  /** Adds the page, unless it was added in its language before. */
  add: (page: Page, targetState: TargetState) => Promise<void>;
  /** Whether the page as loaded belongs to its language's set, and could not be added yet. */
  isMissing: (targetState: TargetState) => boolean;
  /** Adds pages of an interrupted scan. */
  restore: (pages: readonly ScannedPage[]) => void;
  /** The pages of a target. */
  get: (id: string) => ScannedPage[];
  evaluate: () => AuditRecord[];
};

/** @param order Ids of the pages in the order of their comparison, since several are scanned at once. */
export function createPageSets(order: readonly string[]): PageSets {
  const seen: ScannedPage[] = [];
  const indexOf = ({ targetState }: ScannedPage) => order.indexOf(targetState.target.id);
  const ofLanguage = (language: Language) =>
    seen
      .filter(({ targetState }) => targetState.state.language === language)
      .sort((a, b) => indexOf(a) - indexOf(b));
  const isMissing = ({ target, state }: TargetState) =>
    target.kind === 'page' &&
    state.interactionState === AS_LOADED &&
    !ofLanguage(state.language).some((each) => each.targetState.target.id === target.id);
  return {
    isMissing,
    async add(page, targetState) {
      const { target, state } = targetState;
      if (isMissing(targetState))
        seen.push({ targetState: { target, state }, outline: await readOutline(page, target.id) });
    },
    restore: (pages) => void seen.push(...pages),
    get: (id) => seen.filter(({ targetState }) => targetState.target.id === id),
    evaluate: () =>
      LANGUAGES.flatMap((language) => {
        const set = ofLanguage(language);
        return setRules.flatMap(({ id, criteria, evaluate }) =>
          evaluate(set.map(({ outline }) => outline)).flatMap((result, at): AuditRecord[] => {
            const targetState = set[at]?.targetState;
            if (!targetState) return [];
            return [
              {
                rule: id,
                criteria: [...criteria],
                target: targetState.target,
                state: targetState.state,
                ...result,
              },
            ];
          }),
        );
      }),
  };
}
