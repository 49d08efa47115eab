import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createTestService } from './test-service.ts';

type Parameter = {
  name: string;
  in: string;
  description?: string;
  schema: { enum?: string[] };
};
type Media = { schema: Parameters<typeof z.fromJSONSchema>[0] };
type Operation = {
  parameters: Parameter[];
  responses: Record<string, { content?: Record<string, Media> }>;
};

async function getOperation(app: FastifyInstance, path: string): Promise<Operation> {
  const { paths } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, { get: Operation }>;
  }>();
  const operation = paths[path]?.get;
  if (operation === undefined) throw new Error(`${path} is not described.`);
  return operation;
}

/** How a response differs from its description. */
function findMismatches({ responses }: Operation, response: LightMyRequestResponse): string[] {
  const { statusCode, headers } = response;
  const described = responses[String(statusCode)];
  if (described === undefined) return [`${statusCode} is not described`];
  if (described.content === undefined) return response.body === '' ? [] : ['no body is described'];
  const [type = ''] = String(headers['content-type']).split(';');
  const media = described.content[type];
  if (media === undefined) return [`${type} is not described for ${statusCode}`];
  const { error } = z.fromJSONSchema(media.schema).safeParse(response.json());
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

test.each([
  '',
  'limit=200',
  'limit=3&cursor=o6',
  'cohort=adult&status=open&condition=3&offSite=false&specialty=0',
  'lat=35.08&long=-106.65&radius=200&sort=distance',
  'near=Houston,+TX&sort=status',
  'bbox=-110,31,-102,38&state=NM&sort=name',
  'near=Springfield',
  'near=New+York',
  'near=99999',
  'near=Qwertyville',
  'cohort=wizards&limit=0',
  'cohrt=adult',
])('describes the response of GET /api/sites?%s', async (query) => {
  const { app } = await createTestService();
  const operation = await getOperation(app, '/api/sites');
  expect(findMismatches(operation, await app.inject(`/api/sites?${query}`))).toEqual([]);
});

test('describes every query parameter of GET /api/sites, and accepts every value of its enums', async () => {
  const { app } = await createTestService();
  const { parameters } = await getOperation(app, '/api/sites');
  const queryParameters = parameters.filter((parameter) => parameter.in === 'query');
  expect(new Set(queryParameters.map(({ name }) => name))).toEqual(
    new Set(
      'cohort condition status offSite specialty near lat long radius bbox state sort limit cursor'.split(
        ' ',
      ),
    ),
  );
  for (const { name, description, schema } of queryParameters) {
    expect(description, name).not.toBe(undefined);
    for (const value of schema.enum ?? []) {
      expect((await app.inject(`/api/sites?${name}=${value}`)).statusCode, `${name}=${value}`).toBe(200);
    }
  }
});

test('describes the responses of GET /api/locations', async () => {
  const { app } = await createTestService();
  const operation = await getOperation(app, '/api/locations');
  const whole = await app.inject('/api/locations');
  const notModified = await app.inject({
    url: '/api/locations',
    headers: { 'if-none-match': String(whole.headers.etag) },
  });
  expect([findMismatches(operation, whole), findMismatches(operation, notModified)]).toEqual([[], []]);
  expect(notModified.statusCode).toBe(304);
});
