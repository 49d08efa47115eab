import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { getFragmentTarget } from './get-fragment-target.ts';

afterEach(() => {
  document.body.replaceChildren();
});

/** Ids as people and editors write them, and as nobody should. */
const id = fc.oneof(
  fc.constantFrom('visit', 'años', '50%', '%', '%41', 'A', '100%25', '한국어', 'a b', '%E0%A4%A', '\uFFFD'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
);

/** Fragments of links: correctly encoded, not encoded, truncated, and bytes that are not UTF-8. */
const fragmentFor = (name: string) =>
  fc.oneof(
    fc.constant(name),
    fc.constant(encodeURIComponent(name.toWellFormed())),
    fc.constant(encodeURIComponent(name.toWellFormed()).slice(0, -1)),
    fc.constant(`${name}%`),
    fc.string({
      unit: fc.constantFrom('%', '5', '0', 'E', 'a', 'G', '%C3', '%B1', '%A4', 'ñ'),
      maxLength: 8,
    }),
  );

test('a fragment names the element that the browser itself takes for its target, and never throws', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(id, { minLength: 1, maxLength: 4 }).chain((ids) =>
        fc.record({
          ids: fc.constant(ids),
          fragment: fc.constantFrom(...ids).chain(fragmentFor),
        }),
      ),
      ({ ids, fragment }) => {
        document.body.replaceChildren(
          ...ids.map((name) => Object.assign(document.createElement('p'), { id: name })),
        );
        location.hash = '';
        location.hash = fragment;
        expect(getFragmentTarget(location.hash)?.id).toBe(document.querySelector('p:target')?.id);
      },
    ),
    { numRuns: 500 },
  );
});
