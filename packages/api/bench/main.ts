/**
 * Without an option: the service beside a bare Fastify (rates, processor time, response times). `--cpu`: their processor
 * times alone. `--soak`: memory over mixed requests; fails if it grows. `--latency`: how long pages and health take while
 * storage is held up.
 *
 * node packages/api/bench/main.ts [--cpu] [--database SQLite|PostgreSQL] [--seconds 5] [--rounds 5] [--memory 200000]
 * node packages/api/bench/main.ts --soak [--requests 500000]
 * node packages/api/bench/main.ts --latency [--seconds 5]
 */
import { parseArgs } from 'node:util';
import { compareWithBare } from './compare.ts';
import { measureLatency } from './latency.ts';
import { soak } from './soak.ts';

const { values } = parseArgs({
  options: {
    cpu: { type: 'boolean', default: false },
    database: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
    memory: { type: 'string', default: '0' },
    soak: { type: 'boolean', default: false },
    requests: { type: 'string', default: '500000' },
    latency: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);

if (values.soak) await soak(Number(values.requests));
else if (values.latency) await measureLatency(seconds);
else {
  await compareWithBare({
    cpuOnly: values.cpu,
    seconds,
    rounds: Number(values.rounds),
    memorySends: Number(values.memory),
    database: values.database,
  });
}
