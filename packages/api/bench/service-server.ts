/** The service as in production, without logs and captcha. */
import { noCaptcha } from '../src/captcha/captcha.ts';
import { createLogger } from '../src/logger.ts';
import { createMetrics } from '../src/metrics.ts';
import { createService } from '../src/service.ts';
import { createRequestStore } from '../src/storage/request-store.ts';
import { openSqliteStore } from '../src/storage/sqlite-store.ts';
import { openBenchDatabase, seal, printPort } from './setup.ts';

const { kind, database, rateLimitPool } = await openBenchDatabase();
const app = await createService({
  store: kind === 'sqlite' ? await openSqliteStore(process.env.DATA_DIR ?? '') : createRequestStore(database),
  rateLimitPool,
  seal,
  captcha: noCaptcha,
  metrics: createMetrics(),
  formSecret: 'only for the bench, 32 or more long',
  rateLimitMax: 1_000_000_000,
  trustedProxies: [],
  publicUrl: new URL('http://localhost:3000'),
  log: createLogger('silent'),
  site: null,
});
await app.listen({ port: 0, host: '127.0.0.1' });
printPort(app.server.address());
