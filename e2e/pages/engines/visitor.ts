import { expect } from '@playwright/test';
import type { KeyInput } from 'puppeteer-core';

import type { EngineElement, EnginePage } from './engine-page.ts';

/** Milliseconds that a slow machine may take until an assertion passes. */
const TIMEOUT_MS = 150_000;

/** An element by role and whole accessible name, as the browser computes them. */
export type RoleAndName = readonly [role: string, name: string];

/** Where an element is, seen from the focused one. */
type Place = 'there' | 'above' | 'below';

/** A page object for a visitor with a keyboard, who finds elements by role and name. */
export class Visitor {
  readonly page: EnginePage;
  readonly #origin: string;

  constructor(page: EnginePage, origin: string) {
    this.page = page;
    this.#origin = origin;
  }

  async open(path: string, width = 1280): Promise<void> {
    await this.page.open(this.#origin + path, { width, height: 800 });
  }

  /** Repeats the assertion until it passes, also while the page navigates. */
  async eventually(assertion: () => Promise<void>): Promise<void> {
    await expect(assertion).toPass({ timeout: TIMEOUT_MS });
  }

  /** Waits until the element is visible, and returns it. */
  async expectVisible(target: RoleAndName): Promise<EngineElement> {
    let seen: EngineElement | undefined;
    await this.eventually(async () => {
      const found = await this.find(target);
      expect(await found.isVisible(), `the ${target[0]} “${target[1]}” is visible`).toBe(true);
      seen = found;
    });
    return seen as EngineElement;
  }

  expectAbsent(target: RoleAndName): Promise<void> {
    return this.eventually(async () => expect(await this.page.findByRole(...target)).toBeUndefined());
  }

  /** Waits until the page shows the text. White space is collapsed. */
  expectText(text: string): Promise<void> {
    return this.eventually(async () => expect(await this.text()).toContain(text));
  }

  /** The visible text, with collapsed white space. */
  async text(selector = 'body'): Promise<string> {
    const shown = await this.page.evaluate(
      (css) => (document.querySelector(css) as HTMLElement).innerText,
      selector,
    );
    return shown.replaceAll(/\s+/g, ' ');
  }

  expectPath(path: string): Promise<void> {
    return this.eventually(async () => expect((await this.page.url()).replace(this.#origin, '')).toBe(path));
  }

  /** Waits until React has hydrated the page. */
  waitForHydration(): Promise<void> {
    return this.eventually(async () => expect(await this.matches('html[data-hydrated]')).toBe(true));
  }

  /** Whether an element of the page matches. */
  matches(selector: string): Promise<boolean> {
    return this.page.evaluate((css) => document.querySelector(css) !== null, selector);
  }

  /** Waits until the element has focus. */
  expectFocus(target: RoleAndName): Promise<void> {
    return this.eventually(async () => expect(await this.hasFocus(await this.find(target))).toBe(true));
  }

  /** Leaves the focused field and comes back. */
  async refocus(): Promise<void> {
    await this.page.pressWithShift('Tab');
    await this.press('Tab');
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

  press(...keys: KeyInput[]): Promise<void> {
    return this.page.press(...keys);
  }

  type(text: string): Promise<void> {
    return this.page.type(text);
  }

  /** Presses Tab, or Shift and Tab to what is above, until the element has focus; fails after a hundred stops. */
  async tabTo(target: RoleAndName): Promise<void> {
    const element = await this.expectVisible(target);
    await this.pressUntilThere(`the ${target[0]} “${target[1]}”`, () =>
      element.evaluate((node) => {
        const { activeElement } = document;
        if (activeElement === node) return 'there';
        const position = activeElement?.compareDocumentPosition(node) ?? 0;
        return position & Node.DOCUMENT_POSITION_PRECEDING ? 'above' : 'below';
      }),
    );
  }

  /** The same for an element without a standard role, such as a summary. */
  tabToText(text: string): Promise<void> {
    return this.pressUntilThere(`“${text}”`, () =>
      this.page.evaluate((wanted) => {
        const node = [...document.querySelectorAll<HTMLElement>('a, button, summary')].find(
          (element) => element.innerText.trim() === wanted && element.checkVisibility(),
        );
        const { activeElement } = document;
        if (node && activeElement === node) return 'there';
        const position = node ? (activeElement?.compareDocumentPosition(node) ?? 0) : 0;
        return position & Node.DOCUMENT_POSITION_PRECEDING ? 'above' : 'below';
      }, text),
    );
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

  private async pressUntilThere(name: string, locate: () => Promise<Place>): Promise<void> {
    for (let stop = 0; stop < 100; stop += 1) {
      const place = await locate();
      if (place === 'there') return;
      if (place === 'above') await this.page.pressWithShift('Tab');
      else await this.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${name} within 100 stops.`);
  }

  private async find(target: RoleAndName): Promise<EngineElement> {
    const found = await this.page.findByRole(...target);
    if (!found) throw new Error(`There is no ${target[0]} “${target[1]}”.`);
    return found;
  }

  private hasFocus(element: EngineElement): Promise<boolean> {
    return element.evaluate((node) => node === document.activeElement);
  }
}
