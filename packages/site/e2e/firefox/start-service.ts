import { launchService } from '../start-service.ts';

/** Starts the service that all tests in Firefox share, with the captcha that a visitor meets, and gives what stops it. */
export default async function startService(): Promise<() => void> {
  const { address, dataFolder, stop } = await launchService({ CAPTCHA_PROVIDER: 'altcha' });
  process.env.SITE_ADDRESS = address;
  process.env.SITE_DATA = dataFolder;
  return stop;
}
