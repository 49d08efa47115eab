import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Language } from '../evidence/record.ts';
import type { Desktop } from './desktop.ts';
import { formatStepName, type Scenario } from './scenario.ts';
import { formatLine, type Transcript } from './transcript.ts';
import { createXdotool } from './xdotool.ts';

/** Turns off what Firefox asks, offers or announces by itself. */
const PREFERENCES = {
  'accessibility.force_disabled': -1,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.messaging-system.whatsNewPanel.enabled': false,
  'browser.newtab.preload': false,
  'browser.newtabpage.enabled': false,
  'browser.preonboarding.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.tabs.firefox-view': false,
  'browser.translations.automaticallyPopup': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'signon.rememberSignons': false,
  'termsofuse.bypassNotification': true,
};
const STOP_TIMEOUT_MS = 5000;
/** Orca's announcement of a loaded page. */
const LOADED = { en: 'Finished loading', es: 'Fin de la carga' };

/**
 * Finds the Firefox of the system.
 * @throws Error when there is none.
 */
export function findFirefox(): string {
  const found = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));
  if (found) return found;
  throw new Error('No Firefox was found. On Debian: apt-get install --no-install-recommends firefox-esr');
}

/** Opens a page in a window without tabs and address bar, which is driven by key presses only. */
async function openFirefox(
  { environment, folder }: Desktop,
  language: Language,
  program: string,
  address: string,
) {
  const profile = mkdtempSync(join(folder, 'firefox-'));
  const preferences = Object.entries({ ...PREFERENCES, 'intl.accept_languages': language });
  const lines = preferences.map(
    (each) => `user_pref(${each.map((part) => JSON.stringify(part)).join(', ')});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--kiosk', '--no-remote', '--profile', profile, address];
  const firefox = spawn(program, args, { env: environment, stdio: 'ignore' });
  await once(firefox, 'spawn');
  return async () => {
    if (firefox.exitCode !== null || firefox.signalCode !== null) return;
    const ended = once(firefox, 'exit');
    firefox.kill();
    const timeout = setTimeout(() => firefox.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(timeout);
  };
}

/** Runs a scenario in one language in Firefox, by key presses only, and records the output of Orca. */
export async function listenInFirefox(
  desktop: Desktop,
  scenario: Scenario,
  { language, base, program }: { language: Language; base: string; program: string },
): Promise<Transcript> {
  const { speech, environment } = desktop;
  const scripted = scenario.steps.find(({ focus }) => focus);
  if (scripted)
    throw new Error(`“${formatStepName(scripted, language)}”: in Firefox a step has keys or text only.`);
  const xdotool = createXdotool(environment);
  const close = await openFirefox(desktop, language, program, new URL(scenario.address[language], base).href);
  try {
    await xdotool.activateWindow({ className: 'firefox', program });
    const loaded = await speech.readUntil(
      (utterances) => utterances.some(({ text }) => text.startsWith(LOADED[language])),
      {
        quietMs: 2500,
        silenceTimeoutMs: 30_000,
      },
    );
    // Moves focus into the page by a click at its lower edge, where a story is empty.
    await xdotool.run('mousemove', '600', '1000', 'click', '1');
    await speech.readUntil((utterances) => utterances.length > 0, { quietMs: 800, silenceTimeoutMs: 2000 });
    const steps = [{ name: 'load', lines: loaded.map((each) => formatLine(each, language)) }];
    for (const step of scenario.steps) {
      if (step.type) await xdotool.run('type', '--delay', '60', step.type[language]);
      else for (const key of [step.press ?? []].flat()) await xdotool.run('key', '--clearmodifiers', key);
      const output = await speech.readUntil((utterances) => utterances.length > 0, {
        quietMs: 800,
        silenceTimeoutMs: 4000,
      });
      steps.push({
        name: formatStepName(step, language),
        lines: output.map((each) => formatLine(each, language)),
      });
    }
    return { language, steps };
  } finally {
    await close();
  }
}
