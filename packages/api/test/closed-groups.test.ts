import { randomUUID } from 'node:crypto';
import { loadContent } from '@longcovid/content/load';
import { afterEach, expect, test, vi } from 'vitest';
import { watchRecruitingSites } from '../src/intake/recruiting-sites.ts';
import { readClosedGroups } from '../src/storage/closed-groups.ts';
import { describeEachDatabase } from './each-database.ts';
import { openMigratedDatabase, runInProcess, toEnvironment } from './cli-in-process.ts';
import { createFakeSite } from './fake-site.ts';
import type { RenderedState } from './site-service.ts';
import {
  createTestService,
  FULL_COHORT,
  OPEN_COHORT,
  postForm,
  submitJoinRequest,
  VISITOR,
} from './test-service.ts';

/** The promise to staff; a refresh each second keeps it. */
const WITHIN = { timeout: 5000 };
const { siteId, cohort } = OPEN_COHORT;
const { studySites } = loadContent('en');

afterEach(() => {
  vi.useRealTimers();
});

test('reads what staff closed within two seconds, and keeps the last answer while the database fails', async () => {
  vi.useFakeTimers();
  let closed = [{ site_id: siteId, cohort }];
  const read = vi.fn(() => Promise.resolve(closed));
  const warn = vi.fn();
  const { get, stop } = await watchRecruitingSites(studySites, read, { warn });
  const getStatus = () =>
    get()
      .find(({ id }) => id === siteId)
      ?.cohorts.find((group) => group.cohort === cohort)?.status;
  const first = get();
  expect(getStatus()).toBe('full');
  await vi.advanceTimersByTimeAsync(2000);
  expect(get()).toBe(first);
  read.mockRejectedValue(new Error('gone'));
  await vi.advanceTimersByTimeAsync(4000);
  expect([getStatus(), warn.mock.calls.length]).toEqual(['full', 1]);
  closed = [];
  read.mockImplementation(() => Promise.resolve(closed));
  await vi.advanceTimersByTimeAsync(2000);
  expect(getStatus()).toBe('open');
  stop();
  const reads = read.mock.calls.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect(read).toHaveBeenCalledTimes(reads);
});

test('reads what staff closed no longer once the service stops, before its storage closes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { app } = await createTestService();
  const timers = vi.getTimerCount();
  let stopped = 0;
  app.addHook('onClose', () => void (stopped = timers - vi.getTimerCount()));
  await app.close();
  expect(stopped).toBe(1);
});

describeEachDatabase((createLocation) => {
  async function createDesk() {
    const location = await createLocation();
    const { database } = await openMigratedDatabase(location);
    const { app } = await createTestService(
      { site: createFakeSite(), readClosedGroups: () => readClosedGroups(database) },
      location,
    );
    const getSites = async () =>
      (await app.inject('/api/sites?limit=200')).json<{ sites: { id: string; cohorts: object[] }[] }>().sites;
    return {
      app,
      run: (...parameters: string[]) => runInProcess(toEnvironment(location), ...parameters),
      submit: async () => {
        const response = await submitJoinRequest(app);
        const { errors = [] } = response.json<{ errors?: object[] }>();
        return [response.statusCode, errors];
      },
      findSite: async () => (await getSites()).find(({ id }) => id === siteId)?.cohorts,
      findLocation: async () =>
        (await app.inject('/api/locations'))
          .json<{ locations: { id: string; cohorts: object[] }[] }>()
          .locations.find(({ id }) => id === siteId)?.cohorts,
    };
  }

  test('refuses requests to a closed group as to a full one, until it is opened', async () => {
    const { app, run, submit, findSite, findLocation } = await createDesk();
    const full = await submitJoinRequest(app, { body: { ...VISITOR, ...FULL_COHORT } });
    const before = await findSite();
    const etag = (await app.inject('/api/locations')).headers.etag;
    expect((await submit())[0]).toBe(201);
    expect(await run('sites', 'close', siteId, cohort)).toMatchObject({
      code: 0,
      stdout: `Closed ${cohort} at ${siteId}. The service refuses new requests within seconds.\n`,
    });
    await expect.poll(submit, WITHIN).toEqual([full.statusCode, full.json<{ errors: object[] }>().errors]);
    const closed = expect.arrayContaining([{ cohort, status: 'full' }]) as object[];
    expect([await findSite(), await findLocation()]).toEqual([closed, closed]);
    for (const url of ['/api/sites', '/api/locations']) {
      const { headers } = await app.inject({ url, headers: { 'if-none-match': String(etag) } });
      expect(headers.etag).not.toBe(etag);
      // A refresh each second comes before it.
      expect(Number(/^public, max-age=(\d+)$/.exec(String(headers['cache-control']))?.[1]) + 1).toBeLessThan(
        5,
      );
    }
    expect((await run('sites', 'list', '--closed')).stdout).toMatch(
      new RegExp(`^${siteId}  ${cohort}  closed \\d{4}-\\S+Z\\n$`),
    );
    expect((await run('sites', 'close', siteId, cohort)).stdout).toContain('was closed at');

    expect((await run('sites', 'open', siteId, cohort)).stdout).toContain(`Opened ${cohort} at ${siteId}.`);
    await expect.poll(async () => (await submit())[0], WITHIN).toBe(201);
    expect([await findSite(), await findLocation()]).toEqual([before, before]);
    expect((await app.inject('/api/locations')).headers.etag).toBe(etag);
    expect((await run('sites', 'open', siteId, cohort)).stdout).toContain('was open at');
    expect((await run('sites', 'list', '--closed')).stderr).toBe('No closed groups.\n');
    const trail = (await run('audit', 'list')).stdout.trim().split('\n');
    expect(trail.map((line) => line.split('  ').slice(3).join('  '))).toEqual([
      `site-close  ${siteId}  {"group":"${cohort}"}`,
      `site-open  ${siteId}  {"group":"${cohort}"}`,
    ]);
  });

  test('answers a repeat of a stored request with its reference, also after the group was closed', async () => {
    const { app, run, submit } = await createDesk();
    const { firstName, lastName } = VISITOR;
    const fields = { siteId, cohort, firstName, lastName, contactMethods: 'email', email: 'a@example.org' };
    const createPost = async () => {
      const { key, token } = (await app.inject('/join')).json<RenderedState>().form;
      return (changes = {}) => postForm(app, '/join', { ...fields, key, token, ...changes });
    };
    const [post, postNew] = [await createPost(), await createPost()];
    const key = randomUUID();
    const [json, form] = [await submitJoinRequest(app, { key }), await post()];
    await run('sites', 'close', siteId, cohort);
    await expect.poll(async () => (await submit())[0], WITHIN).toBe(422);

    const repeated = await submitJoinRequest(app, { key });
    expect([repeated.statusCode, repeated.json()]).toEqual([200, json.json()]);
    expect((await post()).headers.location).toBe(form.headers.location);
    // Another body under the key was never stored.
    const changed = await submitJoinRequest(app, { key, body: { ...VISITOR, firstName: 'Eva' } });
    for (const refused of [await post({ firstName: 'Eva' }), await postNew()])
      expect(refused.json<RenderedState>().form.errors).toEqual([{ field: 'cohort', code: 'cohort_full' }]);
    expect(changed.json()).toMatchObject({ status: 422, errors: [{ field: 'cohort', code: 'cohort_full' }] });
  });

  test('names what exists', async () => {
    const { run } = await createDesk();
    const { cohorts = [] } = studySites.find(({ id }) => id === siteId) ?? {};
    for (const command of ['close', 'open']) {
      expect((await run('sites', command, 'x\u{1b}', cohort)).stderr).toBe(
        `There is no study site x?, so nothing was changed. There are: ${studySites.map(({ id }) => id).join(', ')}.\n`,
      );
      expect(await run('sites', command, siteId, 'adults')).toMatchObject({
        code: 1,
        stderr: `The study site ${siteId} has no group adults, so nothing was changed. It has: ${cohorts.map((group) => group.cohort).join(', ')}.\n`,
      });
    }
    expect((await run('sites', 'open', FULL_COHORT.siteId, FULL_COHORT.cohort)).stderr).toContain(
      'in the content of this version, so this command cannot open it. Change its status in the content.',
    );
    expect((await run('sites', 'list')).stdout).toContain(`${siteId}  ${cohort}  open\n`);
  });
});
