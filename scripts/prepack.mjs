// `prepack` of every package: rejects package managers other than pnpm, and deletes the given folders of an earlier build.
import { rmSync } from 'node:fs';

const { npm_config_user_agent: agent = '', npm_package_name: name = 'This package' } = process.env;
if (!agent.startsWith('pnpm/')) {
  console.error(
    `${name} is packed and published by pnpm alone. Another program leaves out publishConfig.exports, and the exports of the installed package name sources, which are not in it. Run "pnpm pack" or "pnpm publish" here.`,
  );
  process.exit(1);
}
for (const folder of process.argv.slice(2)) rmSync(folder, { recursive: true, force: true });
