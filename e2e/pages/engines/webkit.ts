import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect } from '@playwright/test';

import type { EngineElement, EnginePage, StartEngine } from './engine-page.ts';

// WebDriver: https://www.w3.org/TR/webdriver2/
const DRIVER = '/usr/bin/WebKitWebDriver';

/** Keys that WebDriver names by code points. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Where to look for a role; the browser then says which element has it. */
const CANDIDATES: Readonly<Record<string, string>> = {
  button: 'button, summary',
  checkbox: '[type=checkbox]',
  combobox: 'select, input',
  group: 'fieldset',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a[href]',
  radio: '[type=radio]',
  region: 'section',
  textbox: 'input, textarea',
};

/** The key of an element's id in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type ElementId = { [ELEMENT]: string };

/** One call of a session. @throws Error with the browser's message. */
async function call(session: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(session + path, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${path}: ${(value as { message: string }).message}`);
  return value;
}

const press = (key: string) => ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] ?? key }));

function drive(session: string): EnginePage {
  const run = (read: (...values: never[]) => unknown, values: unknown[]) =>
    call(session, 'POST', '/execute/sync', {
      script: `return (${String(read)})(...arguments)`,
      args: values,
    });
  const act = async (actions: object[]) => {
    await call(session, 'POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  const resize = (width: number, height: number) => call(session, 'POST', '/window/rect', { width, height });
  const toElement = (id: ElementId): EngineElement => ({
    isVisible: async () => (await run((element: Element) => element.checkVisibility(), [id])) === true,
    evaluate: (read) => run(read, [id]) as Promise<never>,
  });
  return {
    open: async (url, { width, height }) => {
      await resize(width, height);
      // The frame of the window takes a part.
      const inner = await run(() => [innerWidth, innerHeight], []);
      const [innerW, innerH] = inner as [number, number];
      await resize(2 * width - innerW, 2 * height - innerH);
      await call(session, 'POST', '/url', { url });
    },
    url: () => call(session, 'GET', '/url') as Promise<string>,
    title: () => call(session, 'GET', '/title') as Promise<string>,
    findByRole: async (role, name) => {
      const selector = [CANDIDATES[role], `[role=${role}]`].filter(Boolean).join(', ');
      const shown = (await run(
        (css: string) =>
          // WebDriver computes names behind a modal dialog too, where nobody can reach them.
          [...(document.querySelector('dialog:modal') ?? document).querySelectorAll(css)].filter((element) =>
            element.checkVisibility(),
          ),
        [selector],
      )) as ElementId[];
      for (const id of shown) {
        const path = `/element/${id[ELEMENT]}`;
        if ((await call(session, 'GET', `${path}/computedlabel`)) !== name) continue;
        const computed = await call(session, 'GET', `${path}/computedrole`);
        // WebKit takes a select for a button that opens a menu.
        if (computed === role || (role === 'combobox' && computed === 'button')) return toElement(id);
      }
      return undefined;
    },
    evaluate: (read, ...values) => run(read, values) as Promise<never>,
    press: (...keys) => act(keys.flatMap(press)),
    pressWithShift: (key) => {
      const [down, up] = press('Shift');
      return act([down, ...press(key), up] as object[]);
    },
    type: (text) => act([...text].flatMap(press)),
    setLanguages: () => Promise.reject(new Error('WebDriver cannot set the languages of requests.')),
  };
}

/** A port that is free now. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the small browser of WebKitGTK by its driver, on a screen that nobody sees. */
export const startWebKit: StartEngine = async (isScriptOn) => {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  if (binary === undefined || [DRIVER, '/usr/bin/xvfb-run'].some((file) => !existsSync(file)))
    return undefined;
  const port = await findPort();
  const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', DRIVER, `--port=${port}`], {
    stdio: 'ignore',
    // A group of its own, which ends with the screen.
    detached: true,
    // Root, as whom containers run, has no sandbox.
    env: {
      ...process.env,
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await expect(async () => void (await call(address, 'GET', '/status'))).toPass({ timeout: 60_000 });
  return {
    // WebDriver reports no messages of the console and no responses.
    openPage: async () => {
      const args = ['--automation', `--enable-javascript=${isScriptOn ? 'TRUE' : 'FALSE'}`];
      const opened = await call(address, 'POST', '/session', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } },
      });
      const session = `${address}/session/${(opened as { sessionId: string }).sessionId}`;
      return { page: drive(session), close: async () => void (await call(session, 'DELETE', '')) };
    },
    close: () => {
      if (driver.pid !== undefined) process.kill(-driver.pid);
      return Promise.resolve();
    },
  };
};
