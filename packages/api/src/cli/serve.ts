import type { FastifyInstance } from 'fastify';
import { captchaOf } from '../captcha/create-captcha.ts';
import type { Configuration } from '../config/environment.ts';
import { readConfiguration } from '../config/environment.ts';
import { storedFormSecret } from '../config/form-secret.ts';
import { makeLog } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import { makeMetrics, metricsServer } from '../metrics.ts';
import { embeddedIdentityFile, embeddedRecipient } from '../sealing/development-key.ts';
import { sealTo } from '../sealing/seal.ts';
import { createService } from '../service.ts';
import type { OpenStorage } from '../storage/open-database.ts';
import { requestStore } from '../storage/request-store.ts';
import type { MountedSite } from '../web/mount.ts';
import { listening } from './listen-on-port.ts';
import { openStorage } from './open-storage.ts';
import type { Surroundings } from './program.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Starts the service, and stops it in good order on SIGTERM or SIGINT. */
export async function serve({ environment, findSite }: Surroundings): Promise<void> {
  const configuration = readConfiguration(environment);
  const log = makeLog(configuration.logLevel);
  const storage = await openStorage(configuration, log, say);
  try {
    const site = await findSite();
    if (typeof site === 'string') say(site);
    const metrics = makeMetrics();
    const service = await assemble(configuration, {
      storage,
      log,
      metrics,
      site: typeof site === 'string' ? null : site,
    });
    service.addHook('onClose', () => storage.close());
    stopOnSignal(service);
    await tellMetrics(configuration, service, metrics);
    const { port, host } = configuration;
    say(
      `Ready on http://localhost:${await listening(service.server, 'PORT', port, () => service.listen({ port, host }))}`,
    );
  } catch (error) {
    await storage.close();
    throw error;
  }
}

type Assembled = {
  storage: OpenStorage;
  log: ReturnType<typeof makeLog>;
  metrics: Metrics;
  site: MountedSite | null;
};

async function assemble(
  configuration: Configuration,
  { storage, log, metrics, site }: Assembled,
): Promise<FastifyInstance> {
  const { dataFolder, rateLimitMax, trustedProxies, publicUrl } = configuration;
  const formSecret = configuration.formSecret ?? storedFormSecret(dataFolder);
  return createService({
    store: requestStore(storage.database),
    pool: storage.pool,
    seal: sealTo(await recipientsOf(configuration)),
    captcha: captchaOf(configuration.captcha, formSecret, (text) => log.warn(text)),
    formSecret,
    log,
    metrics,
    rateLimitMax,
    trustedProxies,
    publicUrl,
    site,
  });
}

async function recipientsOf({ recipients, dataFolder }: Configuration): Promise<string[]> {
  if (recipients.length > 0) return recipients;
  say(
    `For trying out only: requests are sealed to a key that lies beside them, ${embeddedIdentityFile(dataFolder)}. ` +
      'For real use, keep the key elsewhere and set AGE_RECIPIENTS.',
  );
  return [await embeddedRecipient(dataFolder)];
}

/** Only programs on this machine can ask for the metrics, whatever `HOST` is. */
async function tellMetrics(
  { metricsPort }: Configuration,
  service: FastifyInstance,
  metrics: Metrics,
): Promise<void> {
  if (metricsPort === null) return;
  const server = metricsServer(metrics);
  service.addHook('onClose', () => void server.close());
  const port = await listening(
    server,
    'METRICS_PORT',
    metricsPort,
    () =>
      new Promise((resolve, reject) =>
        server.once('error', reject).listen(metricsPort, '127.0.0.1', () => resolve(null)),
      ),
  );
  say(`Metrics on http://127.0.0.1:${port}/metrics`);
}

function stopOnSignal(service: FastifyInstance): void {
  const stop = (): void => void service.close();
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
