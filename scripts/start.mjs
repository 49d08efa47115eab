// `npm start`: sets up, builds and serves the site and the service on an embedded database.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { build, install, root, workspaceEnv } from './bootstrap.mjs';

install();
build();

const service = spawn('node', [join(root, 'packages/api/src/main.ts'), 'serve'], {
  cwd: root,
  stdio: 'inherit',
  env: workspaceEnv({ NODE_ENV: 'production' }),
});
const stop = () => service.kill('SIGTERM');
// The service receives Ctrl+C itself, since it shares the terminal. Signals to this process alone are passed on.
process.on('SIGTERM', stop);
process.on('SIGINT', () => undefined);
// npm starts this through a shell, which passes no signals on. If npm is killed, our parent changes.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop(), 500).unref();
service.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
