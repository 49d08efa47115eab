import type { LightMyRequestResponse } from 'fastify';
import type { ServiceParts } from '../src/service.ts';
import type { FormState, RenderPage } from '../src/web/mount.ts';
import { echo, fakeSite } from './fake-site.ts';
import { serviceUnderTest } from './test-service.ts';
import type { ServiceUnderTest } from './test-service.ts';

/** What the echoing site writes into a page. */
export type Drawn = { path: string; query: string; form: FormState };

export type Visit = ServiceUnderTest & {
  draw: (url: string) => Promise<Drawn>;
  post: (
    fields: Record<string, string>,
    options?: { path?: string; headers?: Record<string, string> },
  ) => Promise<LightMyRequestResponse>;
  wait: (milliseconds: number) => void;
};

/** A service with a site, and a clock that the test moves. */
export async function visit(
  changes: Partial<ServiceParts> = {},
  renderPage: RenderPage = echo,
): Promise<Visit> {
  let time = Date.parse('2026-11-20T10:00:00Z');
  const under = await serviceUnderTest({ site: fakeSite(renderPage), now: () => new Date(time), ...changes });
  return {
    ...under,
    draw: async (url) => (await under.app.inject(url)).json<Drawn>(),
    wait: (milliseconds) => void (time += milliseconds),
    post: (fields, { path = '/join', headers = {} } = {}) =>
      under.app.inject({
        method: 'POST',
        url: path,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
        payload: new URLSearchParams(fields).toString(),
      }),
  };
}
