import { launchService } from '../start-service.ts';

/** Starts the service that all tests share, with the default captcha. Returns a function that stops it. */
export default async function startService(): Promise<() => void> {
  const { address, dataFolder, stop } = await launchService({ CAPTCHA_PROVIDER: 'altcha' });
  process.env.SITE_ADDRESS = address;
  process.env.SITE_DATA = dataFolder;
  return stop;
}
