import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

const CONNECTIONS = 32;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** A valid request to join. */
export const joinRequestBody = JSON.stringify({
  siteId: 'sample-001',
  cohort: 'pediatric',
  firstName: 'Ana María',
  lastName: 'Núñez',
  contactMethods: { email: 'ana@example.org', mobile_phone: '505 555 0147' },
  locale: 'es',
  captchaToken: '',
});

/** Sends one join request with its own key and waits for its 201. */
function sendOne(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(joinRequestBody),
      'Idempotency-Key': randomUUID(),
    };
    const outgoing = request(`${url}/api/join-requests`, { method: 'POST', agent, headers }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 201) resolve();
        else reject(new Error(`Answered ${response.statusCode}.`));
      });
    });
    outgoing.once('error', reject).end(joinRequestBody);
  });
}

/**
 * Sends continuously over 32 connections.
 *
 * @returns accepted requests per second.
 */
export async function sendContinuously(url: string, seconds: number): Promise<number> {
  const start = performance.now();
  const end = start + seconds * 1000;
  let accepted = 0;
  const connection = async (): Promise<void> => {
    while (performance.now() < end) {
      await sendOne(url);
      accepted += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return accepted / ((performance.now() - start) / 1000);
}

/**
 * Sends `rate` requests per second, whether or not earlier ones are finished.
 *
 * @returns their durations in milliseconds, ascending.
 */
export async function sendAtRate(url: string, rate: number, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  const start = performance.now();
  const due = (now: number): number => Math.min((now - start) / 1000, seconds) * rate;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now();
      while (pending.length < due(now)) {
        const began = start + (pending.length / rate) * 1000;
        pending.push(sendOne(url).then(() => void times.push(performance.now() - began)));
      }
      if (now - start < seconds * 1000) return;
      clearInterval(timer);
      resolve();
    }, 1);
  });
  await Promise.all(pending);
  return times.sort((a, b) => a - b);
}

/** Sends `count` requests over 32 connections. */
export async function sendCount(url: string, count: number): Promise<void> {
  let left = count;
  const connection = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await sendOne(url);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
}
