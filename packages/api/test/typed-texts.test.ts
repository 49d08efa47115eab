import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestService, submitForm, submitJoinRequest, VISITOR } from './test-service.ts';

type Row = { field: string; text: string; verdict: string | null; stored?: string };

/** What people type and paste; the tests of the content read the table, too. */
const TYPED = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../content/test/typed-texts.json'), 'utf8'),
) as Row[];

const isMethod = (field: string) => field === 'mobile_phone' || field === 'email';

test('agrees with the form in the browser on what people type, and stores what it means', async () => {
  const { app, readRecords, open } = await createTestService();
  for (const { field, text, verdict, stored = text } of TYPED) {
    const change = isMethod(field) ? { contactMethods: { [field]: text } } : { [field]: text };
    const response =
      field === 'message'
        ? await submitForm(app, '/api/contact-messages', {
            body: { name: 'Ana', email: 'ana@example.org', ...change },
          })
        : await submitJoinRequest(app, { body: { ...VISITOR, ...change } });
    const answer = response.json<{ reference: string; errors?: { code: string }[] }>();
    const codes = answer.errors?.map(({ code }) => code) ?? [];
    expect({ text, codes }).toEqual({ text, codes: verdict === null ? [] : [verdict] });
    if (verdict !== null) continue;
    const row = (await readRecords()).find(({ reference }) => reference === answer.reference);
    const body = (await open(row?.sealed ?? new Uint8Array())) as Record<string, unknown>;
    const { contactMethods = {} } = body as { contactMethods?: object };
    expect({ text, kept: { ...body, ...contactMethods }[field] }).toEqual({ text, kept: stored });
  }
});
