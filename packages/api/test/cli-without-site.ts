import { runCommand } from '../src/cli/program.ts';

/** The command line without a site, even if one is built. */
const exitCode = await runCommand(process.argv, {
  environment: process.env,
  findSite: () => Promise.resolve('No site in this test.'),
});
process.exitCode ||= exitCode;
