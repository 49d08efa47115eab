import { createHmac } from 'node:crypto';
import type { EventQueue, WebhookEvent } from '../storage/event-queue.ts';
import type { WebhookSettings } from './settings.ts';

/** How long the receiver may take to answer, in milliseconds: less than the first pause between attempts. */
const WEBHOOK_TIMEOUT_MS = 10_000;

/** What came of one attempt. `status`: of the answer; null if there was none. */
export type Delivery = { result: 'none-due' | 'delivered' } | { result: 'failed'; status: number | null };

export type DeliveryOptions = WebhookSettings & {
  queue: EventQueue;
  now: () => Date;
  timeoutMs?: number;
  /** Ends an attempt early. Its event stays due. */
  signal?: AbortSignal;
};

/**
 * Delivers the event that has been due for the longest. It is removed after an answer of 200 to 299 only, so each event
 * arrives at least once.
 *
 * @throws StorageError
 */
export async function deliverNextEvent(options: DeliveryOptions): Promise<Delivery> {
  const event = await options.queue.claimEvent(options.now());
  if (event === null) return { result: 'none-due' };
  const status = await post(event, options);
  if (status === null || status < 200 || status > 299) return { result: 'failed', status };
  await options.queue.removeEvent(event.id);
  return { result: 'delivered' };
}

/** The status of the answer, or null if there was none. Redirects are not followed, and no body is read. */
async function post(
  event: WebhookEvent,
  { url, secret, now, timeoutMs = WEBHOOK_TIMEOUT_MS, signal }: DeliveryOptions,
): Promise<number | null> {
  const body = formatBody(event);
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'longcovid-api',
        ...sign(event.id, Math.floor(now().getTime() / 1000), body, secret),
      },
      body,
      redirect: 'manual',
      signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}

/** Nothing of the person: of a message and an alert, it has the reference, time and language only. */
const formatBody = ({ reference, kind, siteId, cohort, receivedAt, locale }: WebhookEvent): string =>
  JSON.stringify({
    reference,
    kind,
    siteId: siteId === '' ? null : siteId,
    group: cohort === '' ? null : cohort,
    receivedAt,
    locale,
  });

/** The headers of https://www.standardwebhooks.com, for which receivers have libraries. */
function sign(id: string, timestamp: number, body: string, secret: Uint8Array): Record<string, string> {
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}
