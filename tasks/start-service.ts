import { launchService } from '../packages/site/e2e/start-service.ts';

/**
 * Starts the service with the built site. All workers have one IP address, so the rate limit is high; there is no captcha.
 */
export default async function startService(): Promise<() => void> {
  const { url, dataFolder, stop } = await launchService();
  process.env.SITE_URL = url;
  process.env.SITE_DATA = dataFolder;
  return stop;
}
