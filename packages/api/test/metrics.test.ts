import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMetrics, createMetricsServer } from '../src/metrics.ts';
import { runCli, startService } from './cli-process.ts';
import { createFakeSite } from './fake-site.ts';
import { submitJoinRequest, createTestService, VISITOR } from './test-service.ts';
import { temporaryFolder } from './temporary-folder.ts';

vi.setConfig({ testTimeout: 60_000 });

test('counts requests by route pattern, without values from requests in labels', async () => {
  const metrics = createMetrics();
  const { app } = await createTestService({ metrics, site: createFakeSite() });
  await submitJoinRequest(app);
  await submitJoinRequest(app, { body: { ...VISITOR, firstName: '' } });
  await app.inject(`/api/sites?near=${VISITOR.lastName}`);
  await app.inject(`/${VISITOR.lastName}`);
  await app.inject({ method: 'PROPFIND', url: `/api/${VISITOR.lastName}` });
  const text = await metrics.registry.metrics();
  const counted = (label: string) =>
    text.split('\n').find((line) => line.startsWith('http_requests_total') && line.includes(label));
  expect(counted('method="POST",route="/api/join-requests",status="201"')).toMatch(/ 1$/);
  expect(counted('method="POST",route="/api/join-requests",status="422"')).toMatch(/ 1$/);
  expect(counted('status="404"')).toMatch(/ [12]$/);
  expect(text).toContain('http_request_duration_seconds_bucket{le="0.05",method="GET",route="/api/sites"}');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toContain('Zyxwv');
});

test('serves metrics at one path only', async () => {
  const server = createMetricsServer(createMetrics()).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const response = await fetch(`${url}/metrics`);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/plain'),
  ]);
  expect((await fetch(`${url}/`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
});

test('serves metrics on 127.0.0.1 only, on a port of their own', async () => {
  const service = await startService({
    dataFolder: temporaryFolder(),
    environment: { METRICS_PORT: '0', HOST: '0.0.0.0' },
  });
  const url = /Metrics on (http:\/\/127\.0\.0\.1:\d+\/metrics)/.exec(service.readOutput())?.[1] ?? '';
  await fetch(`${service.url}/api/health`);
  expect(await (await fetch(url)).text()).toContain('route="/api/health",status="200"} 1');
  expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
  const taken = await runCli({
    dataFolder: temporaryFolder(),
    environment: { METRICS_PORT: new URL(url).port },
  });
  expect(taken.stderr).toMatch(/Port \d+ is in use.*set METRICS_PORT/);
  await service.kill('SIGTERM');
  await expect(fetch(url)).rejects.toThrow();
});
