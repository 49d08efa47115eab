import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import type { PdfOverlayMessages } from './PdfOverlay.messages.ts';
import * as styles from './PdfOverlay.css.ts';
import { normalizeText, type PdfPart, toPlainText } from './pdf-text.ts';

type PdfSearchProps = {
  messages: PdfOverlayMessages;
  locale: 'en' | 'es';
  pageTexts: readonly PdfPart[];
  page: number;
  onPage: (page: number) => void;
};

/** Finds text and goes to the next page that has it; announces which pages have. */
export function PdfSearch({ messages, locale, pageTexts, page, onPage }: PdfSearchProps) {
  const [result, setResult] = useState('');
  const [last, setLast] = useState('');
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('text');
    const wanted = normalizeText(typeof typed === 'string' ? typed : '');
    if (wanted === '') return;
    setLast(wanted);
    const pages = pageTexts.flatMap((part, index) =>
      normalizeText(toPlainText(part)).includes(wanted) ? [index + 1] : [],
    );
    // The same text again leads on; new text may be on the page that is shown.
    const from = wanted === last ? page + 1 : page;
    const next = pages.find((each) => each >= from) ?? pages[0];
    if (next !== undefined) onPage(next);
    setResult(next === undefined ? messages.notFound(wanted) : messages.found(pages, next));
  };
  return (
    <form role="search" aria-label={messages.search} className={styles.search} onSubmit={find}>
      <TextField label={messages.search} name="text" id={useId()} locale={locale} />
      <Button type="submit">{messages.find}</Button>
      <p role="status" className={styles.status}>
        {result}
      </p>
    </form>
  );
}
