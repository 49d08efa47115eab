import { launchService } from '../packages/site/e2e/start-service.ts';

/**
 * Starts the service with the built site and its defaults, except the rate limit: all workers have one IP address.
 */
export default async function startService(): Promise<() => void> {
  const { address, dataFolder, stop } = await launchService({ CAPTCHA_PROVIDER: 'altcha' });
  process.env.SITE_ADDRESS = address;
  process.env.SITE_DATA = dataFolder;
  return stop;
}
