import { describe, inject } from 'vitest';
import '../../../scripts/packed.mjs';
import { astroTests } from './packed-astro.ts';
import { contentsTests } from './packed-contents.ts';
import { lowestTests } from './packed-lowest.ts';
import { nextTests } from './packed-next.ts';
import { pageTests } from './packed-page.ts';
import { reactRouterTests } from './packed-react-router.ts';
import { streamingTests } from './packed-streaming.ts';
import { webpackTests } from './packed-webpack.ts';
import { withoutReactTests } from './packed-without-react.ts';

const folder = inject('partner');

describe('the package', () => contentsTests(folder));
describe('a page made with it', () => pageTests(folder));
describe('a page without React', () => withoutReactTests(folder));
describe('a site made with Next.js', nextTests);
describe('a site made with Astro', astroTests);
describe('a site made with React Router', reactRouterTests);
describe('a page made with webpack', webpackTests);
describe('a page streamed by Node', streamingTests);
describe('by itself, with the oldest React that it allows', () => lowestTests(folder));
