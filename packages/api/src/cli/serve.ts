import type { FastifyInstance } from 'fastify';
import { captchaOf } from '../captcha/provider.ts';
import type { Configuration } from '../config/environment.ts';
import { readConfiguration } from '../config/environment.ts';
import { storedFormSecret } from '../config/form-secret.ts';
import { makeLog } from '../logging/log.ts';
import { embeddedIdentityFile, embeddedRecipient } from '../sealing/embedded-identity.ts';
import { sealTo } from '../sealing/seal.ts';
import { createService } from '../service.ts';
import { migrate } from '../storage/migrate.ts';
import type { OpenDatabase } from '../storage/open-database.ts';
import { makeDataFolder, openDatabase } from '../storage/open-database.ts';
import { requestStore } from '../storage/request-store.ts';
import { lockDataFolder } from '../storage/service-lock.ts';
import type { Surroundings } from './program.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Starts the service, and stops it in good order on SIGTERM or SIGINT. */
export async function serve({ environment, findSite }: Surroundings): Promise<void> {
  const configuration = readConfiguration(environment);
  const { dataFolder } = configuration;
  makeDataFolder(dataFolder);
  const lock = lockDataFolder(dataFolder);
  const open = openDatabase(dataFolder);
  const close = async (): Promise<void> => {
    await open.close();
    lock.release();
  };
  try {
    const { backup } = await migrate(open);
    if (backup !== null) say(`The database was changed. The copy from before: ${backup}`);
    const site = await findSite();
    if (typeof site === 'string') say(site);
    const service = await assemble(configuration, open, typeof site === 'string' ? null : site);
    service.addHook('onClose', close);
    stopOnSignal(service);
    say(`Ready on http://localhost:${await listen(service, configuration)}`);
  } catch (error) {
    await close();
    throw error;
  }
}

async function assemble(
  configuration: Configuration,
  open: OpenDatabase,
  site: Parameters<typeof createService>[0]['site'],
): Promise<FastifyInstance> {
  const { dataFolder, rateLimitMax, trustedProxies, publicUrl, logLevel } = configuration;
  const formSecret = configuration.formSecret ?? storedFormSecret(dataFolder);
  const log = makeLog(logLevel);
  return createService({
    store: requestStore(open.database),
    seal: sealTo(await recipientsOf(configuration)),
    captcha: captchaOf(configuration.captcha, formSecret, (text) => log.warn(text)),
    formSecret,
    log,
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

async function listen(service: FastifyInstance, { port, host }: Configuration): Promise<number> {
  try {
    await service.listen({ port, host });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new Error(
      `Port ${port} is in use by another program, so nobody could reach the service. ` +
        'Stop that program, or set PORT to another number.',
      { cause: error },
    );
  }
  const address = service.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

function stopOnSignal(service: FastifyInstance): void {
  const stop = (): void => void service.close();
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
