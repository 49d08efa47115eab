import { expect, type Locator, type Page } from '@playwright/test';

import { readMessage } from './messages.ts';
import type { Way } from './ways.ts';

/** More stops than the longest page has: what is not reached by then, the keyboard does not reach. */
const MAX_TAB_STOPS = 500;

/** A person on the site, who works it in one way: with a pointer, the keyboard or a finger; with script or without. */
export class Visitor {
  readonly page: Page;
  readonly way: Way;
  /** Lets the page's script through, where it is held back until the person has done something. */
  private readonly releaseScript: () => void;

  constructor(page: Page, way: Way, releaseScript: () => void) {
    this.page = page;
    this.way = way;
    this.releaseScript = releaseScript;
  }

  get language() {
    return this.way.language;
  }

  /** Whether script will ever run here. */
  get hasScript(): boolean {
    return this.way.script !== 'no script';
  }

  /** A message of the site as it reads in the visitor's language. */
  text(id: string, values: Record<string, string | number> = {}): string {
    return readMessage(this.language, id, values);
  }

  /** Opens the site by its bare address, as a person types it; the browser's language decides what they see. */
  async arrive(): Promise<void> {
    // Script that is held back holds back the load event, too.
    await this.page.goto('/', { waitUntil: 'commit' });
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(this.page.locator('html')).toHaveAttribute('lang', this.language);
  }

  /** Waits until script has taken the page over, where there is one. A page that needs no script may need no waiting. */
  async waitForScript(): Promise<void> {
    if (!this.hasScript) return;
    this.releaseScript();
    await this.page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  }

  /** Follows a link, presses a button, opens a disclosure. */
  async press(target: Locator): Promise<void> {
    if (this.way.input === 'keyboard') {
      await this.reach(target);
      await this.page.keyboard.press('Enter');
    } else if (this.way.input === 'touch') await target.tap();
    else await target.click();
    this.releaseScript();
  }

  /** Writes into a text field, in place of what it holds. */
  async write(field: Locator, text: string): Promise<void> {
    if (this.way.input === 'keyboard') await this.reach(field);
    else if (this.way.input === 'touch') await field.tap();
    else await field.click();
    if ((await field.inputValue()) !== '') await field.press('ControlOrMeta+a');
    const [first = '', ...rest] = Array.from(text);
    await this.page.keyboard.type(first);
    this.releaseScript();
    await this.page.keyboard.type(rest.join(''));
    await expect(field).toHaveValue(text);
  }

  /** Chooses a radio button, or ticks a checkbox that is not ticked. */
  async choose(choice: Locator): Promise<void> {
    if (this.way.input === 'keyboard') await this.chooseByKeyboard(choice);
    else if (this.way.input === 'pointer') await choice.check();
    else if (!(await choice.isChecked())) await choice.tap();
    await expect(choice).toBeChecked();
    this.releaseScript();
  }

  /** Picks an option of a select by what it says. */
  async select(field: Locator, option: string | RegExp): Promise<void> {
    if (this.way.input === 'keyboard') await this.reach(field);
    // The list of a native select belongs to the system, which no script can reach; the choice is what counts.
    const label = await field
      .locator('option')
      .filter({ hasText: option })
      .first()
      .evaluate((element) => (element as HTMLOptionElement).label);
    await field.selectOption({ label });
    this.releaseScript();
  }

  /** Goes to an element by Tab alone, forward from where the focus is. */
  async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${target.toString()} within ${MAX_TAB_STOPS} stops.`);
  }

  /** Tab goes to the chosen radio button of a group, or to its first or last; arrow keys go on from there. */
  private async chooseByKeyboard(choice: Locator): Promise<void> {
    const isRadio = await choice.evaluate((element) => (element as HTMLInputElement).type === 'radio');
    if (!isRadio) {
      await this.reach(choice);
      if (!(await choice.isChecked())) await this.page.keyboard.press('Space');
      return;
    }
    const isInGroup = () =>
      choice.evaluate((element) => {
        const { activeElement } = document;
        const { form, name } = element as HTMLInputElement;
        return (
          activeElement instanceof HTMLInputElement &&
          activeElement.name === name &&
          activeElement.form === form
        );
      });
    for (let stop = 0; !(await isInGroup()); stop += 1) {
      if (stop > MAX_TAB_STOPS)
        throw new Error(`The keyboard does not reach the group of ${choice.toString()}.`);
      await this.page.keyboard.press('Tab');
    }
    const isFocused = () => choice.evaluate((element) => element === document.activeElement);
    for (let stop = 0; !(await isFocused()); stop += 1) {
      if (stop > 50) throw new Error(`Arrow keys do not reach ${choice.toString()}.`);
      await this.page.keyboard.press('ArrowDown');
    }
    if (!(await choice.isChecked())) await this.page.keyboard.press('Space');
  }
}
