import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { contentsTests } from './packed-contents.ts';
import { installPacked } from './packed-package.ts';
import { pageTests } from './packed-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'longcovid-ui-'));
beforeAll(() => installPacked(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the package', () => contentsTests(folder));
describe('a page made with it', () => pageTests(folder));
