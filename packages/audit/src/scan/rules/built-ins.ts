import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright';

/** What functions that rules use return in `computeKnown`. */
const EXPECTED = {
  Array: [2, 3, 'a', 'b', true, 1, 'a,b'],
  Object: ['key', 'key', 'value'],
  Map: ['key', 'value'],
  Set: [1, 2],
  String: ['x-y', true, 'a', 'b'],
  'document.querySelectorAll': ['one', 'two'],
  'Element.closest': ['MAIN'],
  getComputedStyle: ['string'],
};

type Known = Partial<Record<keyof typeof EXPECTED, unknown[]>>;

function computeKnown(): Known {
  const answer = (compute: () => unknown[]): unknown[] => {
    try {
      return compute();
    } catch (error) {
      return [String(error)];
    }
  };
  // Without a parser: a page may require trusted types for one.
  const parsed = document.implementation.createHTMLDocument();
  const main = parsed.createElement('main');
  for (const id of ['one', 'two']) main.append(Object.assign(parsed.createElement('p'), { id }));
  parsed.body.append(main);
  return {
    Array: answer(() => [
      ...[[1], [2, 3]].flatMap((each) => each).filter((each) => each > 1),
      ...Array.from('ab'),
      ['a', 'b'].includes('b') && ['a', 'b'].some((each) => each === 'b'),
      ['a', 'b'].indexOf('b'),
      ['a', 'b'].slice(0, 2).join(','),
    ]),
    Object: answer(() => [...Object.keys({ key: 1 }), ...Object.entries({ key: 'value' }).flat()]),
    Map: answer(() => [...new Map([['key', 'value']])].flat()),
    Set: answer(() => [...new Set([1, 1, 2])]),
    String: answer(() => ['x y'.replace(/\s+/g, '-').trim(), 'ab'.startsWith('a'), ...'a b'.split(' ')]),
    'document.querySelectorAll': answer(() =>
      [...parsed.querySelectorAll('p')].map((each) => each.getAttribute('id')),
    ),
    'Element.closest': answer(() => [parsed.querySelector('p')?.closest('main')?.tagName]),
    getComputedStyle: answer(() => [typeof getComputedStyle(document.documentElement).display]),
  };
}

/**
 * Checks functions of JavaScript and of the document that rules use. A page that has replaced one of them by something
 * else (`function Map() {}`) answers with nothing, or with what looks like a page without faults.
 * @throws Error that names them.
 */
export async function assertBuiltIns(page: Page): Promise<void> {
  // Playwright needs some of them to return a value: without, it is undefined or empty.
  const known = (await page.evaluate(computeKnown)) as Known | undefined;
  const names = Object.keys(EXPECTED) as (keyof typeof EXPECTED)[];
  const replaced = names.filter((name) => !isDeepStrictEqual(known?.[name], EXPECTED[name]));
  if (replaced.length === 0) return;
  const list = replaced.length === names.length ? 'functions of JavaScript' : replaced.join(', ');
  throw new Error(`The page has replaced ${list}, so nothing that it answers can be believed.`);
}
