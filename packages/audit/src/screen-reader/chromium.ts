import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright';

import type { Language } from '../evidence/record.ts';
import { findChromium } from '../scan/find-chromium.ts';
import type { Desktop } from './desktop.ts';
import { formatStepName, type Scenario, type Step } from './scenario.ts';
import { formatLine, type Transcript } from './transcript.ts';
import { createXdotool, type Xdotool } from './xdotool.ts';

/**
 * Finds a Chromium that has windows.
 * @throws Error when there is none, or PLAYWRIGHT_CHROMIUM_PATH names a headless shell.
 */
export function findChromiumWithWindows(): string {
  const program = findChromium();
  if (/headless[-_]shell/.test(basename(program)))
    throw new Error(
      `${program} is a headless shell. It opens no window for Orca to read. ` +
        'Set PLAYWRIGHT_CHROMIUM_PATH to a Chromium with windows, such as /usr/bin/chromium.',
    );
  return program;
}

const SWITCHES = [
  // Without tabs and address bar, Tab stays in the page.
  '--app=about:blank',
  '--force-renderer-accessibility',
  '--disable-gpu',
  '--ozone-platform=x11',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--password-store=basic',
  '--window-size=1200,950',
  '--window-position=0,0',
];

async function openBrowser(desktop: Desktop, language: Language, program: string): Promise<BrowserContext> {
  const profile = mkdtempSync(join(desktop.folder, 'profile-'));
  mkdirSync(join(profile, 'Default'));
  // Orca would announce Chromium's offer to translate a page.
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify({ translate: { enabled: false } }));
  return chromium.launchPersistentContext(profile, {
    executablePath: program,
    headless: false,
    viewport: null,
    locale: language === 'es' ? 'es-US' : 'en-US',
    env: desktop.environment,
    args: [...SWITCHES, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}

/** Runs a scenario in one language with real key presses, and records the output of Orca. */
export async function listenInChromium(
  desktop: Desktop,
  scenario: Scenario,
  { language, base, program }: { language: Language; base: string; program: string },
): Promise<Transcript> {
  const { speech, environment } = desktop;
  const xdotool = createXdotool(environment);
  const browser = await openBrowser(desktop, language, program);
  try {
    const page = browser.pages()[0] ?? (await browser.newPage());
    await page.bringToFront();
    await xdotool.activateWindow({ className: 'chromium', program });
    // Moves focus into the document before the recording starts.
    await page.goto('data:text/html,<title>ready</title>');
    await speech.readUntil((utterances) => utterances.some(({ text }) => text.includes('ready')), {
      quietMs: 800,
      silenceTimeoutMs: 20_000,
    });
    await page.goto(new URL(scenario.address[language], base).href);
    const title = (await page.title()).slice(0, 20);
    const loaded = await speech.readUntil(
      (utterances) => utterances.some(({ text }) => text.includes(title)),
      {
        quietMs: 1500,
        silenceTimeoutMs: 20_000,
      },
    );
    const steps = [{ name: 'load', lines: loaded.map((each) => formatLine(each, language)) }];
    for (const step of scenario.steps) {
      await performStep(step, { page, language, xdotool });
      // The first focus triggers hydration, which may change the description of the field after a moment.
      const quiet = step.focus ? 2000 : 600;
      const output = await speech.readUntil((utterances) => utterances.length > 0, {
        quietMs: quiet,
        silenceTimeoutMs: 3500,
      });
      steps.push({
        name: formatStepName(step, language),
        lines: output.map((each) => formatLine(each, language)),
      });
    }
    return { language, steps };
  } finally {
    await browser.close();
  }
}

type StepContext = { page: Page; language: Language; xdotool: Xdotool };

async function performStep(step: Step, { page, language, xdotool }: StepContext): Promise<void> {
  if (step.focus) await page.locator(step.focus[language]).first().focus({ timeout: 5000 });
  else if (step.type) await xdotool.run('type', '--delay', '60', step.type[language]);
  else for (const key of [step.press ?? []].flat()) await xdotool.run('key', '--clearmodifiers', key);
}
