import { expect } from '@playwright/test';
import type { ElementHandle, KeyInput, Page } from 'puppeteer-core';

/** How long a slow machine may take until the page shows what it should, in milliseconds. */
const PATIENCE = 150_000;

/** A role and a name, as Firefox itself computes them for assistive technology; the whole name counts. */
export type Thing = readonly [role: string, name: string];

/** A person with a keyboard in front of Firefox, who finds things by role and name. */
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

  /** Waits until it holds; a page on its way to the next one is asked again. */
  async eventually(holds: () => Promise<void>): Promise<void> {
    await expect(holds).toPass({ timeout: PATIENCE });
  }

  /** Waits until what has this role and name is to be seen. */
  async sees(thing: Thing): Promise<ElementHandle> {
    let seen: ElementHandle | undefined;
    await this.eventually(async () => {
      const found = await this.find(thing);
      expect(await found.isVisible(), `the ${thing[0]} “${thing[1]}” is to be seen`).toBe(true);
      seen = found;
    });
    return seen as ElementHandle;
  }

  isGone(thing: Thing): Promise<void> {
    return this.eventually(async () => expect(await this.page.$(toSelector(thing))).toBeNull());
  }

  /** Waits until the page shows the text; white space counts as one blank. */
  reads(text: string): Promise<void> {
    return this.eventually(async () => expect(await this.text()).toContain(text));
  }

  /** What the page shows now. */
  async text(selector = 'body'): Promise<string> {
    const shown = await this.page.$eval(selector, (element) => (element as HTMLElement).innerText);
    return shown.replaceAll(/\s+/g, ' ');
  }

  isAt(path: string): Promise<void> {
    return this.eventually(() => {
      expect(this.page.url().replace(this.#origin, '')).toBe(path);
      return Promise.resolve();
    });
  }

  /** Waits until React has taken the page over. */
  isHydrated(): Promise<void> {
    return this.eventually(async () => expect(await this.page.$('html[data-hydrated]')).not.toBeNull());
  }

  /** Waits until this has the focus. */
  isOn(thing: Thing): Promise<void> {
    return this.eventually(async () => expect(await this.hasFocus(await this.find(thing))).toBe(true));
  }

  has(thing: Thing, value: string): Promise<void> {
    return this.eventually(async () => {
      const field = await this.find(thing);
      expect(await field.evaluate((element) => (element as HTMLInputElement).value)).toBe(value);
    });
  }

  isTicked(thing: Thing): Promise<void> {
    return this.eventually(async () => {
      const field = await this.find(thing);
      expect(await field.evaluate((element) => (element as HTMLInputElement).checked)).toBe(true);
    });
  }

  async press(...keys: KeyInput[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Presses Tab until this has the focus, as a person without a mouse would; fails after a hundred stops. */
  async tabTo(thing: Thing): Promise<void> {
    const target = await this.sees(thing);
    for (let stop = 0; stop < 100; stop += 1) {
      if (await this.hasFocus(target)) return;
      await this.press('Tab');
    }
    throw new Error(`The keyboard does not reach the ${thing[0]} “${thing[1]}” within 100 stops.`);
  }

  /** Presses Tab until what has the focus says this, for what assistive technology knows by no plain role, such as a summary. */
  async tabToText(text: string): Promise<void> {
    for (let stop = 0; stop < 100; stop += 1) {
      if ((await this.focusedText()) === text) return;
      await this.press('Tab');
    }
    throw new Error(`The keyboard does not reach “${text}” within 100 stops.`);
  }

  /** What the element with the focus says. */
  async focusedText(): Promise<string> {
    const message = await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText);
    return (message ?? '').trim();
  }

  async typeInto(thing: Thing, text: string): Promise<void> {
    await this.tabTo(thing);
    await this.type(text);
  }

  async choose(thing: Thing, key: KeyInput = 'Enter'): Promise<void> {
    await this.tabTo(thing);
    await this.press(key);
  }

  private async find(thing: Thing): Promise<ElementHandle> {
    const found = await this.page.$(toSelector(thing));
    if (!found) throw new Error(`There is no ${thing[0]} “${thing[1]}”.`);
    return found;
  }

  private hasFocus(target: ElementHandle): Promise<boolean> {
    return target.evaluate((element) => element === document.activeElement);
  }
}

const toSelector = ([role, name]: Thing): string => `aria/${name}[role="${role}"]`;
