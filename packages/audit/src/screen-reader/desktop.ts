import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import type { Language } from '../evidence/record.ts';
import { createProcessGroup } from './process-group.ts';
import { openSpeech, type Speech } from './speech.ts';

/** A virtual desktop without sound, on which Orca runs in one language. Several can run at once. */
export type Desktop = {
  environment: NodeJS.ProcessEnv;
  folder: string;
  speech: Speech;
  stop: () => Promise<void>;
};

const PROGRAMS = ['Xvfb', 'openbox', 'xdotool', 'orca', 'dbus-daemon', 'gdbus'] as const;
const LAUNCHER = '/usr/libexec/at-spi-bus-launcher';

/** The missing programs with an apt command, or undefined when none is missing. */
export function findMissingPackages(path = process.env.PATH): string | undefined {
  const missing = PROGRAMS.filter((program) => {
    try {
      execFileSync('which', [program], { env: { PATH: path }, stdio: 'ignore' });
      return false;
    } catch (error) {
      if (error instanceof Error) return true;
      throw error;
    }
  });
  if (missing.length === 0) return undefined;
  return (
    `missing: ${missing.join(', ')}. On Debian: apt-get install --no-install-recommends ` +
    'xvfb openbox xdotool orca at-spi2-core dbus libglib2.0-bin'
  );
}

/** Configures openbox without key bindings: its defaults take Alt+Shift+arrows, which Orca needs. */
const OPENBOX =
  '<?xml version="1.0"?><openbox_config xmlns="http://openbox.org/3.4/rc"><focus><focusNew>yes</focusNew></focus>' +
  '<desktops><number>1</number><popupTime>0</popupTime></desktops><keyboard/><mouse/></openbox_config>';

/** Orca starts only where `pgrep` finds no other one of the user, also on another desktop; here it finds none. */
function hideOtherDesktops(folder: string): void {
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/pgrep'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
}

function createEnvironment(folder: string, language: Language): NodeJS.ProcessEnv {
  const home = join(folder, 'home');
  return {
    PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}`,
    HOME: home,
    XDG_RUNTIME_DIR: join(folder, 'run'),
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_DATA_HOME: join(home, '.local/share'),
    XDG_CACHE_HOME: join(home, '.cache'),
    XDG_SESSION_TYPE: 'x11',
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    // Language of Orca's own terms (link, collapsed …).
    LANGUAGE: language,
    GSETTINGS_BACKEND: 'memory',
    GNOME_ACCESSIBILITY: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    ORCA_CAPTURE: join(folder, 'speech.jsonl'),
    PYTHONPATH: join(folder, 'prefs'),
    ...(process.env.ORCA_UNPATCHED && { ORCA_UNPATCHED: process.env.ORCA_UNPATCHED }),
  };
}

/**
 * Starts X, the two message buses and Orca, and waits for the first announcement.
 * @throws Error when one of them does not start.
 */
export async function startDesktop(language: Language): Promise<Desktop> {
  const folder = mkdtempSync(join(tmpdir(), 'a11y-audit-desktop-'));
  for (const name of ['home', 'run', 'prefs']) mkdirSync(join(folder, name), { mode: 0o700 });
  hideOtherDesktops(folder);
  const environment = createEnvironment(folder, language);
  copyFileSync(join(import.meta.dirname, 'orca_capture.py'), join(folder, 'prefs/orca_capture.py'));
  copyFileSync(
    join(import.meta.dirname, 'orca_customizations.py'),
    join(folder, 'prefs/orca-customizations.py'),
  );
  writeFileSync(join(folder, 'openbox.xml'), OPENBOX);
  writeFileSync(join(folder, 'speech.jsonl'), '');
  const { start, stop } = createProcessGroup(folder, environment);
  const end = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const screen = ['-screen', '0', '1280x1024x24', '-nolisten', 'tcp', '-noreset'];
    environment.DISPLAY = `:${await start('xvfb', ['Xvfb', '-displayfd', '1', ...screen], /^\d+$/)}`;
    await start('openbox', ['openbox', '--sm-disable', '--config-file', join(folder, 'openbox.xml')]);
    environment.DBUS_SESSION_BUS_ADDRESS = await start(
      'dbus',
      ['dbus-daemon', '--session', '--nofork', '--print-address=1'],
      /^unix:/,
    );
    await start('atspi', [LAUNCHER, '--launch-immediately', '--a11y=1', '--screen-reader=1']);
    enableAccessibility(environment);
    await start('orca', ['orca', '-u', join(folder, 'prefs')]);
    const speech = openSpeech(join(folder, 'speech.jsonl'));
    const first = await speech.readUntil((utterances) => utterances.length > 0, { silenceTimeoutMs: 20_000 });
    if (first.length === 0) throw new Error('Orca was started and announced nothing within 20 s.');
    return { environment, folder, speech, stop: end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Waits for the accessibility bus, since a call before would start a second one, and enables it. */
function enableAccessibility(environment: NodeJS.ProcessEnv): void {
  const gdbus = (...args: string[]) => execFileSync('gdbus', args, { env: environment, stdio: 'ignore' });
  gdbus('wait', '--session', '--timeout', '10', 'org.a11y.Bus');
  for (const property of ['IsEnabled', 'ScreenReaderEnabled']) {
    const path = ['-d', 'org.a11y.Bus', '-o', '/org/a11y/bus'];
    const method = ['-m', 'org.freedesktop.DBus.Properties.Set'];
    gdbus('call', '--session', ...path, ...method, 'org.a11y.Status', property, '<true>');
  }
}
