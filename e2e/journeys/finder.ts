import { readFileSync } from 'node:fs';
import { expect, type Locator } from '@playwright/test';

import type { Cohort, StudySiteRecord, TypedPlace } from '../oracles/study-sites.ts';
import type { Visitor } from '../visitor.ts';
import type { Language } from '../ways.ts';
import { openDisclosure } from './menu.ts';

/** The name of a study group, from its committed entry. */
export function groupName(cohort: Cohort, language: Language): string {
  const file = new URL(`../../packages/content/entries/cohort/${cohort}/${language}.md`, import.meta.url);
  const name = /^name: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1];
  if (name === undefined) throw new Error(`The entry of the group ${cohort} has no name.`);
  return name;
}

/** A study site in the list. */
export type Card = {
  name: string;
  /** In miles; 0 for less than one. Undefined if the card has none. */
  miles: number | undefined;
  /** Such as 'Adults: Open'. */
  statuses: string[];
};

/** The study-site finder on home. */
export class Finder {
  readonly visitor: Visitor;
  readonly form: Locator;
  readonly place: Locator;
  readonly order: Locator;
  /** The heading with the place of the results, which gets focus after a search. */
  readonly heading: Locator;
  /** The number of results. */
  readonly count: Locator;
  private readonly filters: Locator;

  constructor(visitor: Visitor) {
    const { page } = visitor;
    this.visitor = visitor;
    this.form = page.getByRole('search', { name: /study site|sitio del estudio/i });
    this.place = this.form.getByLabel(visitor.text('place.label'), { exact: true });
    this.filters = page.locator('[data-component=filter-set]');
    this.count = this.filters.locator('[data-part=count]');
    this.order = this.filters.getByRole('combobox', { name: visitor.text('finder.sort.label') });
    this.heading = page.locator('[data-component=result-list] [data-part=heading]');
  }

  /** Opens the filters, which a phone hides at first. */
  private async openFilters(): Promise<void> {
    await openDisclosure(this.visitor, this.filters.locator('summary').first());
  }

  /** Opens the filters that are hidden at first on every screen. */
  private async openMoreFilters(): Promise<void> {
    await this.openFilters();
    await openDisclosure(this.visitor, this.filters.locator('summary').nth(1));
  }

  /** Selects the study group, an option that ends with a count. */
  chooseGroup = async (cohort: Cohort) => {
    await this.openFilters();
    await this.visitor.select(
      this.filters.getByRole('combobox', { name: this.visitor.text('place.cohort.label') }),
      new RegExp(`^${RegExp.escape(this.visitor.text(`place.cohort.${cohort}`))}( \\(|$)`),
    );
  };

  chooseOpen = async () => {
    await this.openFilters();
    await this.visitor.choose(
      this.filters.getByRole('checkbox', { name: this.visitor.text('finder.status.onlyOpen') }),
    );
  };

  chooseRadius = async (miles: number) => {
    await this.openMoreFilters();
    await this.visitor.select(
      this.filters.getByRole('combobox', { name: this.visitor.text('finder.radius.label') }),
      new RegExp(`\\b${miles} (miles|millas)`),
    );
  };

  /** Types a place and presses Search. Resolves when the heading names the place, written as `shown`. */
  async search({ typed }: Pick<TypedPlace, 'typed'>, shown = typed): Promise<void> {
    await this.visitor.write(this.place, typed);
    await this.pressSearch();
    await expect(this.heading).toContainText(shown);
  }

  /** Closes the dialog that script opens once per search if all groups in the list are full. */
  async closeGoalNotice(): Promise<void> {
    const dialog = this.visitor.page.getByRole('dialog', { name: this.visitor.text('finder.goal.title') });
    if (await dialog.isVisible())
      await this.visitor.press(dialog.getByRole('button', { name: /^(Close|Cerrar)/ }).first());
    await expect(dialog).toBeHidden();
  }

  /** Waits until the heading names the place and the filters show this number of study sites. */
  async expectCount(count: number, near: Pick<TypedPlace, 'typed'>): Promise<void> {
    await expect(this.heading).toContainText(near.typed);
    await expect(this.count).toHaveText(this.visitor.text('finder.results.count', { count }));
  }

  /** By the button, or by the search key of the phone's keyboard where suggestions cover the button. */
  async pressSearch(): Promise<void> {
    const { page, way } = this.visitor;
    const button = this.form.getByRole('button', { name: this.visitor.text('finder.search'), exact: true });
    const suggestions = page.getByRole('listbox');
    if (way.input !== 'keyboard' && (await suggestions.isVisible())) {
      await this.place.press('Enter');
      return;
    }
    // They may appear while the finger is on its way.
    await page.addLocatorHandler(suggestions, () => this.place.press('Escape'));
    await this.visitor.press(button);
    await page.removeLocatorHandler(suggestions);
  }

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

  /** The selected order. */
  async orderShown(): Promise<string> {
    await this.openMoreFilters();
    return this.order.evaluate((field) => (field as HTMLSelectElement).selectedOptions[0]?.label ?? '');
  }
}

function readMiles(distance = ''): number | undefined {
  if (/^(Less than 1|Menos de 1)/.test(distance)) return 0;
  const miles = /^([\d,]+) (?:mile|milla)/.exec(distance)?.[1];
  return miles === undefined ? undefined : Number(miles.replaceAll(',', ''));
}

/**
 * Expects the cards in the order of the brute force, nearest first. Study sites whose distances differ by less than half
 * a mile may be swapped, since cards show whole miles. The list may render after its heading.
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
