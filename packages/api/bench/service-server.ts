/** The service as it is started, with its log off and no captcha. */
import { noCaptcha } from '../src/captcha/captcha.ts';
import { makeLog } from '../src/logger.ts';
import { makeMetrics } from '../src/metrics.ts';
import { createService } from '../src/service.ts';
import { requestStore } from '../src/storage/request-store.ts';
import { openPlace, seal, tellPort } from './setup.ts';

const { database, pool } = await openPlace();
const app = await createService({
  store: requestStore(database),
  pool,
  seal,
  captcha: noCaptcha,
  metrics: makeMetrics(),
  formSecret: 'only for the bench, 32 or more long',
  rateLimitMax: 1_000_000_000,
  trustedProxies: [],
  publicUrl: new URL('http://localhost:3000'),
  log: makeLog('silent'),
  site: null,
});
await app.listen({ port: 0, host: '127.0.0.1' });
tellPort(app.server.address());
