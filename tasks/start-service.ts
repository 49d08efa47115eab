import { launchService } from '../packages/site/e2e/start-service.ts';

/**
 * Starts the service as an operator would, with the built site; the captcha is the default one. The tasks of all
 * workers come from one address, so that alone may send more often than a visitor would.
 */
export default async function startService(): Promise<() => void> {
  const { address, dataFolder, stop } = await launchService({ CAPTCHA_PROVIDER: 'altcha' });
  process.env.SITE_ADDRESS = address;
  process.env.SITE_DATA = dataFolder;
  return stop;
}
