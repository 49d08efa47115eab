import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { EventQueue } from '../storage/event-queue.ts';
import { deliverNextEvent } from './deliver.ts';
import type { Delivery } from './deliver.ts';
import type { WebhookSettings } from './settings.ts';

/** The pause while no event is due, and after an attempt that failed, in milliseconds. */
const PAUSE_MS = 5000;

const HINT =
  'The receiver of WEBHOOK_URL did not answer with 200 to 299. Events are kept and tried again, at most an hour apart.';

/**
 * Delivers events until it is stopped, one after the other. Instances may do so at the same time.
 *
 * @returns a function that stops it. An attempt that it interrupts is made again by the next start.
 */
export function startWebhook(
  settings: WebhookSettings,
  queue: EventQueue,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isFailing = false;

  const report = (delivery: Delivery): void => {
    if (delivery.result === 'failed' && !isFailing)
      log.warn({ status: delivery.status, hint: HINT }, 'webhook event not delivered');
    if (delivery.result === 'delivered' && isFailing) log.info('webhook delivers again');
    if (delivery.result !== 'none-due') isFailing = delivery.result === 'failed';
  };
  const deliverNext = async (): Promise<boolean> => {
    try {
      const delivery = await deliverNextEvent({ ...settings, queue, now: () => new Date(), signal });
      if (!signal.aborted) report(delivery);
      return delivery.result === 'delivered';
    } catch (error) {
      log.warn({ err: error }, 'webhook events not read');
      return false;
    }
  };
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      if (!(await deliverNext())) await setTimeout(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  };
  const ended = run();
  return async () => {
    stopping.abort();
    await ended;
  };
}
