import type { KeyInput } from 'puppeteer-core';

/** An element of a page in a real browser. */
export type EngineElement = {
  isVisible: () => Promise<boolean>;
  evaluate: <Result>(read: (element: HTMLElement) => Result) => Promise<Awaited<Result>>;
};

/** A window of a real browser: what both ways to drive one can do. Functions run in the page. */
export type EnginePage = {
  open: (url: string, size: { width: number; height: number }) => Promise<void>;
  url: () => Promise<string>;
  title: () => Promise<string>;
  /** The element with this role and whole accessible name, as the browser computes them; undefined for none. */
  findByRole: (role: string, name: string) => Promise<EngineElement | undefined>;
  evaluate: <Result, Arguments extends unknown[]>(
    read: (...values: Arguments) => Result,
    ...values: Arguments
  ) => Promise<Awaited<Result>>;
  press: (...keys: KeyInput[]) => Promise<void>;
  /** Presses a key while Shift is held. */
  pressWithShift: (key: KeyInput) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Languages that the visitor prefers, for the requests that follow. */
  setLanguages: (languages: string) => Promise<void>;
};

/** A running browser. A page is a window of its own, without what another one has stored. */
export type Engine = {
  /** Opens a window. Failures that the browser reports are added to the list. */
  openPage: (failures: string[]) => Promise<{ page: EnginePage; close: () => Promise<void> }>;
  close: () => Promise<void>;
};

/** Starts a browser. Returns undefined if it is not installed. */
export type StartEngine = (isScriptOn: boolean) => Promise<Engine | undefined>;
