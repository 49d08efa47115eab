import { describe, inject } from 'vitest';
import '../../../scripts/packed.mjs';
import { contentsTests } from './packed-contents.ts';
import { lowestTests } from './packed-lowest.ts';
import { pageTests } from './packed-page.ts';

const folder = inject('partner');

describe('the package', () => contentsTests(folder));
describe('a page made with it', () => pageTests(folder));
describe('by itself, with the oldest React that it allows', () => lowestTests(folder));
