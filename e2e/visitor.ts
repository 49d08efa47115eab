import { expect, type Locator, type Page } from '@playwright/test';

import { readMessage } from './messages.ts';
import type { Way } from './ways.ts';

/** More Tab stops than the longest page has. */
const MAX_TAB_STOPS = 500;

/** A visitor who uses the site in one way: by pointer, keyboard or touch, with script or without. */
export class Visitor {
  readonly page: Page;
  readonly way: Way;
  /** Lets late script load. */
  private readonly releaseScript: () => void;
  /** Whether they type so slowly that late script hydrates the page in the middle of a word. */
  private readonly isSlowTypist: boolean;

  constructor(page: Page, way: Way, releaseScript: () => void, isSlowTypist = false) {
    this.page = page;
    this.way = way;
    this.releaseScript = releaseScript;
    this.isSlowTypist = isSlowTypist;
  }

  get language() {
    return this.way.language;
  }

  /** Whether script runs, at once or late. */
  get hasScript(): boolean {
    return this.way.script !== 'no script';
  }

  /** A message of the site in the visitor's language. */
  text(id: string, values: Record<string, string | number> = {}): string {
    return readMessage(this.language, id, values);
  }

  /** Opens `/`, as a visitor types it. The browser's language decides the language of the page. */
  async arrive(): Promise<void> {
    // Late script delays the load event, too.
    await this.page.goto('/', { waitUntil: 'commit' });
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(this.page.locator('html')).toHaveAttribute('lang', this.language);
  }

  /** Waits for hydration, if script runs. Pages that do not need script need no waiting. */
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

  /** Replaces the text of a field. */
  async write(field: Locator, text: string): Promise<void> {
    if (this.way.input === 'keyboard') await this.reach(field);
    else if (this.way.input === 'touch') await field.tap();
    else await field.click();
    if ((await field.inputValue()) !== '') await field.press('ControlOrMeta+a');
    const [first = '', ...rest] = Array.from(text);
    await this.page.keyboard.type(first);
    this.releaseScript();
    if (this.isSlowTypist) await this.waitForScript();
    await this.page.keyboard.type(rest.join(''));
    await expect(field).toHaveValue(text);
  }

  /** Checks a radio button or checkbox. */
  async choose(choice: Locator): Promise<void> {
    if (this.way.input === 'keyboard') await this.chooseByKeyboard(choice);
    else if (this.way.input === 'pointer') await choice.check();
    else if (!(await choice.isChecked())) await choice.tap();
    await expect(choice).toBeChecked();
    this.releaseScript();
  }

  /** Selects an option by its text. */
  async select(field: Locator, option: string | RegExp): Promise<void> {
    if (this.way.input === 'keyboard') await this.reach(field);
    // The operating system draws the list of a select, out of reach of a test.
    const label = await field
      .locator('option')
      .filter({ hasText: option })
      .first()
      .evaluate((element) => (element as HTMLOptionElement).label);
    await field.selectOption({ label });
    this.releaseScript();
  }

  /** Presses Tab until the element has focus. */
  async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${target.toString()} within ${MAX_TAB_STOPS} stops.`);
  }

  /** Tab reaches one radio button of a group; arrow keys reach the others. */
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
