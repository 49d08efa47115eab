import { expectTypeOf, test } from 'vitest';
import { DocumentCard } from './index.ts';

test('DCC-01 requires a title and a language', () => {
  expectTypeOf(DocumentCard).toBeCallableWith({ title: 'Joining', headingLevel: 3, language: 'en' });
  // @ts-expect-error A document must have a name.
  expectTypeOf(DocumentCard).toBeCallableWith({ headingLevel: 3, language: 'en' });
  // @ts-expect-error The language must be known before the download.
  expectTypeOf(DocumentCard).toBeCallableWith({ title: 'Joining', headingLevel: 3 });
});
