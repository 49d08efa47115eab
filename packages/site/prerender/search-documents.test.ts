import { expect, test } from 'vitest';

import { readSearchDocuments } from './search-documents.ts';

const documents = readSearchDocuments(
  new Map([
    [
      '/answers',
      '<main><h1>Answers</h1><p>Ask us. We call back.</p><h2>Money</h2><div><h3 id="pay">Do I get paid?</h3><p>Yes, you are.</p><details><summary>Details</summary><p>Up to the site.</p></details></div><details id="tax"><summary><h3>Is it taxed?</h3></summary><div><p>Ask a tax office.</p></div></details></main>',
    ],
    [
      '/answers/words',
      '<main><h1>Words</h1><nav>On this page</nav><dl><dt id="ecg">ECG</dt><dd>A test.</dd></dl></main>',
    ],
    ['/empty', '<p>No page.</p>'],
  ]),
);

test('has each page, and each of its questions and terms with the page that has it', () => {
  expect(documents.map(({ path, title, within, summary }) => [path, title, within, summary])).toEqual([
    ['/answers', 'Answers', '', 'Ask us.'],
    ['/answers#pay', 'Do I get paid?', 'Answers', 'Yes, you are.'],
    ['/answers#tax', 'Is it taxed?', 'Answers', 'Ask a tax office.'],
    ['/answers/words', 'Words', 'Answers', ''],
    ['/answers/words#ecg', 'ECG', 'Words', 'A test.'],
  ]);
});

test('has the words of a question there only, and no controls', () => {
  const [answers, pay, , words] = documents;
  expect(answers?.text).not.toMatch(/paid|site/);
  expect(pay?.text).toContain('Up to the site.');
  expect(pay?.text).not.toContain('Details');
  expect(words?.text).not.toContain('On this page');
});
