import { expect } from '@playwright/test';
import type { ElementHandle, KeyInput, Page } from 'puppeteer-core';

/** Milliseconds that a slow machine may take until an assertion passes. */
const TIMEOUT_MS = 150_000;

/** An element by role and whole accessible name, as Firefox computes them. */
export type RoleAndName = readonly [role: string, name: string];

/** A page object for a visitor with a keyboard, who finds elements by role and name. */
export class Visitor {
  readonly page: Page;
  readonly #origin: string;

  constructor(page: Page, origin: string) {
    this.page = page;
    this.#origin = origin;
  }

  async open(path: string, width = 1280): Promise<void> {
    await this.page.setViewport({ width, height: 800 });
    await this.page.goto(this.#origin + path);
  }

  /** Repeats the assertion until it passes, also while the page navigates. */
  async eventually(assertion: () => Promise<void>): Promise<void> {
    await expect(assertion).toPass({ timeout: TIMEOUT_MS });
  }

  /** Waits until the element is visible, and returns it. */
  async expectVisible(target: RoleAndName): Promise<ElementHandle> {
    let seen: ElementHandle | undefined;
    await this.eventually(async () => {
      const found = await this.find(target);
      expect(await found.isVisible(), `the ${target[0]} “${target[1]}” is visible`).toBe(true);
      seen = found;
    });
    return seen as ElementHandle;
  }

  expectAbsent(target: RoleAndName): Promise<void> {
    return this.eventually(async () => expect(await this.page.$(toSelector(target))).toBeNull());
  }

  /** Waits until the page shows the text. White space is collapsed. */
  expectText(text: string): Promise<void> {
    return this.eventually(async () => expect(await this.text()).toContain(text));
  }

  /** The visible text, with collapsed white space. */
  async text(selector = 'body'): Promise<string> {
    const shown = await this.page.$eval(selector, (element) => (element as HTMLElement).innerText);
    return shown.replaceAll(/\s+/g, ' ');
  }

  expectPath(path: string): Promise<void> {
    return this.eventually(() => {
      expect(this.page.url().replace(this.#origin, '')).toBe(path);
      return Promise.resolve();
    });
  }

  /** Waits until React has hydrated the page. */
  waitForHydration(): Promise<void> {
    return this.eventually(async () => expect(await this.page.$('html[data-hydrated]')).not.toBeNull());
  }

  /** Waits until the element has focus. */
  expectFocus(target: RoleAndName): Promise<void> {
    return this.eventually(async () => expect(await this.hasFocus(await this.find(target))).toBe(true));
  }

  expectValue(target: RoleAndName, value: string): Promise<void> {
    return this.eventually(async () => {
      const field = await this.find(target);
      expect(await field.evaluate((element) => (element as HTMLInputElement).value)).toBe(value);
    });
  }

  expectChecked(target: RoleAndName): Promise<void> {
    return this.eventually(async () => {
      const field = await this.find(target);
      expect(await field.evaluate((element) => (element as HTMLInputElement).checked)).toBe(true);
    });
  }

  async press(...keys: KeyInput[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Presses Tab until the element has focus; fails after a hundred stops. */
  tabTo(target: RoleAndName): Promise<void> {
    return this.pressUntilFocused(target, () => this.press('Tab'));
  }

  /** Presses Shift and Tab until the element has focus; fails after a hundred stops. */
  tabBackTo(target: RoleAndName): Promise<void> {
    return this.pressUntilFocused(target, async () => {
      await this.page.keyboard.down('Shift');
      await this.press('Tab');
      await this.page.keyboard.up('Shift');
    });
  }

  /** Presses Tab until the focused element has this text, for elements without a standard role, such as a summary. */
  async tabToText(text: string): Promise<void> {
    for (let stop = 0; stop < 100; stop += 1) {
      if ((await this.focusedText()) === text) return;
      await this.press('Tab');
    }
    throw new Error(`The keyboard does not reach “${text}” within 100 stops.`);
  }

  /** The text of the focused element. */
  async focusedText(): Promise<string> {
    const message = await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText);
    return (message ?? '').trim();
  }

  async typeInto(target: RoleAndName, text: string): Promise<void> {
    await this.tabTo(target);
    await this.type(text);
  }

  async choose(target: RoleAndName, key: KeyInput = 'Enter'): Promise<void> {
    await this.tabTo(target);
    await this.press(key);
  }

  private async pressUntilFocused(target: RoleAndName, press: () => Promise<void>): Promise<void> {
    const element = await this.expectVisible(target);
    for (let stop = 0; stop < 100; stop += 1) {
      if (await this.hasFocus(element)) return;
      await press();
    }
    throw new Error(`The keyboard does not reach the ${target[0]} “${target[1]}” within 100 stops.`);
  }

  private async find(target: RoleAndName): Promise<ElementHandle> {
    const found = await this.page.$(toSelector(target));
    if (!found) throw new Error(`There is no ${target[0]} “${target[1]}”.`);
    return found;
  }

  private hasFocus(element: ElementHandle): Promise<boolean> {
    return element.evaluate((node) => node === document.activeElement);
  }
}

const toSelector = ([role, name]: RoleAndName): string => `aria/${name}[role="${role}"]`;
