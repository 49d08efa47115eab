import { readFileSync } from 'node:fs';
import { expect, type Locator } from '@playwright/test';

import type { Cohort, StudySiteRecord, TypedPlace } from '../oracles/study-sites.ts';
import type { Visitor } from '../visitor.ts';
import type { Language } from '../ways.ts';
import { openDisclosure } from './menu.ts';

/** The name of a study group as its committed entry has it. */
export function groupName(cohort: Cohort, language: Language): string {
  const file = new URL(`../../packages/content/entries/cohort/${cohort}/${language}.md`, import.meta.url);
  const name = /^name: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1];
  if (name === undefined) throw new Error(`The entry of the group ${cohort} has no name.`);
  return name;
}

/** A study site in the list, as a person reads it. */
export type Card = {
  name: string;
  /** In miles; 0 for less than one. Undefined where the card tells none. */
  miles: number | undefined;
  /** 'Adults: Open' and the like. */
  statuses: string[];
};

/** The study-site finder as a visitor meets it on home. */
export class Finder {
  readonly visitor: Visitor;
  readonly form: Locator;
  readonly place: Locator;
  readonly order: Locator;
  /** Where the results are: takes the focus after a search. */
  readonly heading: Locator;
  /** How many there are. */
  readonly count: Locator;
  private readonly filters: Locator;

  constructor(visitor: Visitor) {
    const { page } = visitor;
    this.visitor = visitor;
    this.form = page.getByRole('search', { name: /study site|sitio de estudio/i });
    this.place = this.form.getByRole('textbox', { name: visitor.text('finder.place.label') });
    this.filters = page.locator('[data-component=filter-set]');
    this.count = this.filters.locator('[data-part=count]');
    this.order = this.filters.getByRole('combobox', { name: visitor.text('finder.sort.label') });
    this.heading = page.locator('[data-component=result-list] [data-part=heading]');
  }

  /** Most filters have to be opened first. */
  private async openFilters(): Promise<void> {
    await openDisclosure(this.visitor, this.filters.locator('summary').first());
  }

  /** Says for whom it is; the option ends with a count. */
  chooseGroup = (cohort: Cohort) =>
    this.visitor.select(
      this.filters.getByRole('combobox', { name: this.visitor.text('finder.cohort.label') }),
      new RegExp(`^${RegExp.escape(this.visitor.text(`finder.cohort.${cohort}`))}( \\(|$)`),
    );

  chooseOpen = () =>
    this.visitor.choose(
      this.filters.getByRole('checkbox', { name: this.visitor.text('finder.status.onlyOpen') }),
    );

  chooseRadius = async (miles: number) => {
    await this.openFilters();
    await this.visitor.select(
      this.filters.getByRole('combobox', { name: this.visitor.text('finder.radius.label') }),
      new RegExp(`\\b${miles} (miles|millas)`),
    );
  };

  /** Types a place and presses Search; resolves when the heading names it. `shown`: as it is written there. */
  async search({ typed }: Pick<TypedPlace, 'typed'>, shown = typed): Promise<void> {
    await this.visitor.write(this.place, typed);
    await this.pressSearch();
    await expect(this.heading).toContainText(shown);
  }

  /** Where all groups in the list are full, script says so over the page, once a search; a person closes it and reads on. */
  async closeGoalNotice(): Promise<void> {
    const dialog = this.visitor.page.getByRole('dialog', { name: this.visitor.text('finder.goal.title') });
    if (await dialog.isVisible())
      await this.visitor.press(dialog.getByRole('button', { name: /^(Close|Cerrar)/ }).first());
    await expect(dialog).toBeHidden();
  }

  /** Waits until the heading names the place, and the filters tell so many study sites. */
  async expectCount(count: number, near: Pick<TypedPlace, 'typed'>): Promise<void> {
    await expect(this.heading).toContainText(near.typed);
    await expect(this.count).toHaveText(this.visitor.text('finder.results.count', { count }));
  }

  pressSearch = () =>
    this.visitor.press(
      this.form.getByRole('button', { name: this.visitor.text('finder.search'), exact: true }),
    );

  /** The study sites in the list, in its order. */
  async cards(): Promise<Card[]> {
    const cards = await this.visitor.page
      .locator('[data-component=result-list-item]')
      .filter({ visible: true })
      .evaluateAll((results) =>
        results.map((result) => {
          const texts = (selector: string) =>
            [...result.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
          return {
            name: texts('[data-part=title]')[0] ?? '',
            distance: texts('[data-part=aside]')[0],
            statuses: texts('[data-part=status]'),
          };
        }),
      );
    return cards.map(({ distance, ...card }) => ({ ...card, miles: readMiles(distance) }));
  }

  /** What the control for the order says is chosen. */
  async orderShown(): Promise<string> {
    await this.openFilters();
    return this.order.evaluate((field) => (field as HTMLSelectElement).selectedOptions[0]?.label ?? '');
  }
}

function readMiles(distance = ''): number | undefined {
  if (/^(Less than 1|Menos de 1)/.test(distance)) return 0;
  const miles = /^([\d,]+) (?:mile|milla)/.exec(distance)?.[1];
  return miles === undefined ? undefined : Number(miles.replaceAll(',', ''));
}

/**
 * The list begins with the nearest: its cards are those of the brute force, in its order. Two study sites whose distances
 * differ by less than half a mile may stand either way round; a card shows whole miles. The list may come a moment after
 * its heading.
 */
export async function expectNearest(
  finder: Finder,
  nearest: readonly { studySite: StudySiteRecord; miles: number }[],
): Promise<void> {
  const { language } = finder.visitor;
  const byName = new Map(nearest.map((found) => [found.studySite.name[language], found.miles]));
  await expect(async () => {
    const cards = await finder.cards();
    expect(cards[0]?.name).toBeDefined();
    cards.forEach(({ name, miles: shown = Infinity }, index) => {
      const miles = byName.get(name) ?? Infinity;
      const expected = nearest[index]?.miles ?? Infinity;
      expect(Math.abs(miles - expected), `${name} as number ${index + 1}`).toBeLessThan(0.5);
      expect(Math.abs(shown - miles), `the distance of ${name}`).toBeLessThanOrEqual(1);
    });
  }).toPass({ timeout: 20_000 });
}
