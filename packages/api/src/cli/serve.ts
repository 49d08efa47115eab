import type { FastifyInstance } from 'fastify';
import { createCaptcha } from '../captcha/create-captcha.ts';
import type { Configuration } from '../config/environment.ts';
import { readConfiguration } from '../config/environment.ts';
import { findUnknownVariables } from '../config/unknown-variables.ts';
import { loadFormSecret } from '../config/private-file.ts';
import { createLogger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import { createMetrics, createMetricsServer } from '../metrics.ts';
import { getDevelopmentKeyFile, loadDevelopmentRecipient } from '../sealing/development-key.ts';
import type { Sealer } from '../sealing/seal.ts';
import { createSealerBySite, readSiteRecipients } from '../sealing/site-recipients.ts';
import { createService } from '../service.ts';
import type { MountedSite } from '../web/mount.ts';
import { startWebhook } from '../webhook/worker.ts';
import { openStorage } from './open-storage.ts';
import type { ServiceStorage } from './open-storage.ts';
import { print } from './output.ts';
import type { Server } from 'node:net';

/** Starts the service, and stops it on SIGTERM (after `DRAIN_SECONDS`) or SIGINT, when open requests have finished. */
export async function serve({ environment, findSite }: CliContext): Promise<void> {
  const configuration = readConfiguration(environment);
  for (const warning of findUnknownVariables(environment)) process.stderr.write(`${warning}\n`);
  const log = createLogger(configuration.logLevel);
  const storage = await openStorage(configuration, log, configuration.webhook !== null);
  let close = storage.close;
  try {
    const site = await findSite();
    if (typeof site === 'string') print(site);
    const metrics = createMetrics(storage.store);
    const drain = createDrain();
    const service = await createConfiguredService(configuration, {
      isDraining: drain.isDraining,
      storage,
      log,
      metrics,
      site: typeof site === 'string' ? null : site,
    });
    let stopWebhook: (() => Promise<void>) | null = null;
    service.addHook('onClose', async () => {
      await stopWebhook?.();
      await storage.close();
    });
    close = () => service.close();
    stopOnSignal(service, drain, configuration.drainSeconds);
    await startMetricsServer(configuration, service, metrics);
    const { port, host } = configuration;
    print(
      `Ready on http://localhost:${await listenOnPort(service.server, 'PORT', port, () => service.listen({ port, host }))}`,
    );
    if (configuration.webhook !== null) stopWebhook = startWebhook(configuration.webhook, storage.store, log);
  } catch (error) {
    await close();
    throw error;
  }
}

type ServiceResources = {
  isDraining: () => boolean;
  storage: ServiceStorage;
  log: ReturnType<typeof createLogger>;
  metrics: Metrics;
  site: MountedSite | null;
};

async function createConfiguredService(
  configuration: Configuration,
  { isDraining, storage, log, metrics, site }: ServiceResources,
): Promise<FastifyInstance> {
  const { dataFolder, rateLimitMax, trustedProxies, publicUrl } = configuration;
  const formSecret = configuration.formSecret ?? loadFormSecret(dataFolder);
  return createService({
    store: storage.store,
    readClosedGroups: () => storage.store.readClosedGroups(),
    rateLimitPool: storage.rateLimitPool,
    seal: await createReloadingSealer(configuration, log),
    captcha: createCaptcha(configuration.captcha, formSecret, (text) => log.warn(text)),
    formSecret,
    log,
    metrics,
    rateLimitMax,
    trustedProxies,
    publicUrl,
    hasWebhook: configuration.webhook !== null,
    site,
    isDraining,
  });
}

/** Seals by the keys of the study sites, which SIGHUP reads again. Keys that cannot be read leave the former ones. */
async function createReloadingSealer(
  configuration: Configuration,
  log: ReturnType<typeof createLogger>,
): Promise<Sealer> {
  const { siteRecipientsFile, isProgrammeReader } = configuration;
  const programme = await resolveRecipients(configuration);
  const read = () => {
    const sites = siteRecipientsFile === null ? {} : readSiteRecipients(siteRecipientsFile);
    return {
      seal: createSealerBySite({ programme, sites, isProgrammeReader }),
      count: Object.keys(sites).length,
    };
  };
  let { seal } = read();
  if (siteRecipientsFile !== null) {
    process.on('SIGHUP', () => {
      try {
        const next = read();
        seal = next.seal;
        log.info({ studySites: next.count }, 'keys of study sites read again');
      } catch (error) {
        const hint = 'Requests are sealed to the former keys. Correct the file, and send SIGHUP again.';
        log.error({ reason: error instanceof Error ? error.message : String(error), hint }, 'keys not read');
      }
    });
  }
  return (body) => seal(body);
}

async function resolveRecipients({ recipients, dataFolder }: Configuration): Promise<string[]> {
  if (recipients.length > 0) return recipients;
  print(
    `Development key in use: anyone with access to ${getDevelopmentKeyFile(dataFolder)} can decrypt requests. ` +
      'For production, keep the key elsewhere and set AGE_RECIPIENTS.',
  );
  return [await loadDevelopmentRecipient(dataFolder)];
}

/** Listens on 127.0.0.1, whatever `HOST` is. */
async function startMetricsServer(
  { metricsPort }: Configuration,
  service: FastifyInstance,
  metrics: Metrics,
): Promise<void> {
  if (metricsPort === null) return;
  const server = createMetricsServer(metrics);
  service.addHook('onClose', () => void server.close());
  const port = await listenOnPort(
    server,
    'METRICS_PORT',
    metricsPort,
    () =>
      new Promise((resolve, reject) =>
        server.once('error', reject).listen(metricsPort, '127.0.0.1', () => resolve(null)),
      ),
  );
  print(`Metrics on http://127.0.0.1:${port}/metrics`);
}

type Drain = { start: () => void; isDraining: () => boolean };

function createDrain(): Drain {
  let isDraining = false;
  return { start: () => void (isDraining = true), isDraining: () => isDraining };
}

/** On SIGTERM a load balancer has time to notice. SIGINT, or a second signal, stops without delay. */
function stopOnSignal(service: FastifyInstance, drain: Drain, drainSeconds: number): void {
  const close = (): void => void service.close();
  process.once('SIGTERM', () => {
    drain.start();
    setTimeout(close, drainSeconds * 1000).unref();
    process.once('SIGTERM', close);
  });
  process.once('SIGINT', close);
}

/** What the commands work with. */
export type CliContext = {
  environment: NodeJS.ProcessEnv;
  /** The site to serve, or why there is none. */
  findSite: () => Promise<MountedSite | string>;
};

/**
 * Starts a server and returns its port. `name` is the variable that sets the port.
 *
 * @throws Error with instructions if the port is in use.
 */
async function listenOnPort(
  server: Server,
  name: string,
  port: number,
  listen: () => Promise<unknown>,
): Promise<number> {
  try {
    await listen();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new Error(
      `Port ${port} is in use by another program, so nobody could reach the service. ` +
        `Stop that program, or set ${name} to another number.`,
      { cause: error },
    );
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
