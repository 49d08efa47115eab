import type { Config } from '../config.ts';
import { html, type Markup } from './markup.ts';

type Commands = Config['commands'];

const serveOption = ({ serve }: Commands): string => (serve === undefined ? '' : ` --serve '${serve}'`);

/** The command that scans one page or story again and prints its failures. */
export const formatScan = (commands: Commands, id: string): string =>
  `${commands.audit} scan --only ${id}${serveOption(commands)}`;

/** The command that makes a recording again and compares it. */
export const formatListen = (commands: Commands, transcript: string): string =>
  `${commands.audit} listen ${transcript.replace(/\.transcript\.txt$/, '.scenario.yml')}${serveOption(commands)}`;

/** The command that runs the tests of a requirement; none without a template. */
export const formatTest = ({ test }: Commands, file: string, id: string): string[] =>
  test === undefined ? [] : [test.replace('{file}', file).replace('{id}', id)];

/** Commands, each on a line. */
export const renderCommands = (commands: readonly string[]): Markup[] =>
  commands.map((command) => html`<code class="command">${command}</code>`);
