import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Language } from '../evidence/record.ts';
import type { Desktop } from './desktop.ts';
import { formatStepName, type Scenario } from './scenario.ts';
import { formatLine, type Transcript } from './transcript.ts';

/** What Firefox must not ask, offer or tell while somebody listens. */
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
/** What Orca says in each language when a page has come. */
const HAS_LOADED = { en: 'Finished loading', es: 'Fin de la carga' };

/** The Firefox of the system; throws when there is none. */
export function findFirefox(): string {
  const found = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));
  if (found) return found;
  throw new Error('No Firefox was found. On Debian: apt-get install --no-install-recommends firefox-esr');
}

/** A window without tabs and address bar, with the page in it; nothing drives it but keys. */
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
    const tooLate = setTimeout(() => firefox.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(tooLate);
  };
}

/** Goes through a script in one language in Firefox, by keys alone, and keeps what Orca says. */
export async function listenInFirefox(
  desktop: Desktop,
  script: Scenario,
  { language, base, program }: { language: Language; base: string; program: string },
): Promise<Transcript> {
  const { speech, environment } = desktop;
  const byHand = script.steps.find(({ focus }) => focus);
  if (byHand)
    throw new Error(`“${formatStepName(byHand, language)}”: in Firefox steps are keys and text only.`);
  const xdotool = (...args: string[]) =>
    execFileSync('xdotool', args, { env: environment, timeout: 30_000 }).toString();
  const close = await openFirefox(desktop, language, program, new URL(script.address[language], base).href);
  try {
    const windows = xdotool('search', '--sync', '--onlyvisible', '--class', 'firefox').trim().split('\n');
    xdotool('windowactivate', '--sync', windows.at(-1) ?? '');
    const loaded = await speech.readUntil(
      (said) => said.some(({ text }) => text.startsWith(HAS_LOADED[language])),
      {
        quietMs: 2500,
        silenceTimeoutMs: 30_000,
      },
    );
    // Takes the focus into the page, where it is not always: a click at its lower edge, where a story has nothing.
    xdotool('mousemove', '600', '1000', 'click', '1');
    await speech.readUntil((said) => said.length > 0, { quietMs: 800, silenceTimeoutMs: 2000 });
    const steps = [{ name: 'load', lines: loaded.map((each) => formatLine(each, language)) }];
    for (const step of script.steps) {
      if (step.type) xdotool('type', '--delay', '60', step.type[language]);
      else for (const key of [step.press ?? []].flat()) xdotool('key', '--clearmodifiers', key);
      const spoken = await speech.readUntil((said) => said.length > 0, {
        quietMs: 800,
        silenceTimeoutMs: 4000,
      });
      steps.push({
        name: formatStepName(step, language),
        lines: spoken.map((each) => formatLine(each, language)),
      });
    }
    return { language, steps };
  } finally {
    await close();
  }
}
