import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** What the service counts. No label ever holds anything that a visitor sent. */
export type Metrics = {
  registry: Registry;
  /** Counts the answers of a service. */
  instrument: (app: FastifyInstance) => void;
};

/** Seconds; the service promises 99 of 100 answers within 50 ms at half load. */
const DURATION_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** Counts answers by method, route and status, and the process's memory, time and event loop. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({
    name: 'longcovid_answers_total',
    help: 'Answers, by method, route and status.',
    labelNames,
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'longcovid_answer_seconds',
    help: 'From the first line of a request to the end of its answer.',
    labelNames: ['method', 'route'] as const,
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [registry],
  });
  const instrument = (app: FastifyInstance): void => {
    app.addHook('onResponse', (request, reply, done) => {
      const method = request.method;
      // The pattern of the route, never the address that was asked for.
      const route = request.routeOptions.url ?? 'none';
      requests.inc({ method, route, status: String(reply.statusCode) });
      duration.observe({ method, route }, reply.elapsedTime / 1000);
      done();
    });
  };
  return { registry, instrument };
}

/** Tells the metrics at `/metrics`; it listens when told to. */
export function createMetricsServer({ registry }: Metrics): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
