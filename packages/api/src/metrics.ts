import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { registerStorageMetrics } from './storage-metrics.ts';
import type { StorageSource } from './storage-metrics.ts';

/** The metrics of the service. No label holds a value that a visitor sent. */
export type Metrics = {
  registry: Registry;
  /** Counts and times the requests of a service. */
  instrument: (app: FastifyInstance) => void;
};

/** The service aims at 99 of 100 responses within 50 ms at half load. */
const DURATION_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** HTTP requests by method, route and status, the default metrics of the process, and those of `storage` if given. */
export function createMetrics(storage?: StorageSource): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  if (storage !== undefined) registerStorageMetrics(registry, storage);
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'HTTP requests, by method, route and status of the response.',
    labelNames,
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first line of a request to the end of its response.',
    labelNames: ['method', 'route'] as const,
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [registry],
  });
  const instrument = (app: FastifyInstance): void => {
    app.addHook('onResponse', (request, reply, done) => {
      const method = request.method;
      // The pattern, never the URL: it has few values, and none that a visitor sent.
      const route = request.routeOptions.url ?? 'none';
      requests.inc({ method, route, status: String(reply.statusCode) });
      duration.observe({ method, route }, reply.elapsedTime / 1000);
      done();
    });
  };
  return { registry, instrument };
}

/** Serves the metrics at `/metrics`. The caller starts it. */
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
