import type { LightMyRequestResponse } from 'fastify';
import type { ServiceOptions } from '../src/service.ts';
import type { StorageLocation } from '../src/storage/types.ts';
import type { FormState, RenderPage } from '../src/web/mount.ts';
import { renderStateAsJson, createFakeSite } from './fake-site.ts';
import { createTestService, postForm } from './test-service.ts';
import type { TestService } from './test-service.ts';

/** What `renderStateAsJson` renders. */
export type RenderedState = { path: string; query: string; form: FormState };

export type SiteService = TestService & {
  getPage: (url: string) => Promise<RenderedState>;
  post: (
    fields: Record<string, string>,
    options?: { path?: string; headers?: Record<string, string> },
  ) => Promise<LightMyRequestResponse>;
  advanceClock: (milliseconds: number) => void;
};

/** Creates a service with a site, and a clock that the test advances. */
export async function createSiteService(
  changes: Partial<ServiceOptions> = {},
  renderPage: RenderPage = renderStateAsJson,
  location?: StorageLocation,
): Promise<SiteService> {
  let time = Date.parse('2026-11-20T10:00:00Z');
  const service = await createTestService(
    { site: createFakeSite(renderPage), now: () => new Date(time), ...changes },
    location,
  );
  return {
    ...service,
    getPage: async (url) => (await service.app.inject(url)).json<RenderedState>(),
    advanceClock: (milliseconds) => void (time += milliseconds),
    post: (fields, { path = '/join', headers = {} } = {}) => postForm(service.app, path, fields, headers),
  };
}
