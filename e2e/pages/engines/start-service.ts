import { launchService } from '../../../packages/site/test/start-service.ts';

/** Starts the service that all tests share, with the default captcha. Returns a function that stops it. */
export default async function startService(): Promise<() => void> {
  const { url, dataFolder, stop } = await launchService({ CAPTCHA_PROVIDER: 'altcha' });
  process.env.SITE_URL = url;
  process.env.SITE_DATA = dataFolder;
  return stop;
}
