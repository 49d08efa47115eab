import { runCommand } from '../src/cli/program.ts';

/** The command as a process of its own, without a site, whatever is built beside it. */
process.exitCode = await runCommand(process.argv, {
  environment: process.env,
  findSite: () => Promise.resolve('No site in this test.'),
});
