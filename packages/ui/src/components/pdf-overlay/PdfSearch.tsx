import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Message } from '../../i18n/Message.tsx';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import type { PdfOverlayMessages } from './PdfOverlay.messages.ts';
import * as styles from './PdfOverlay.css.ts';
import { normalizeText, type PdfPart, toPlainText } from './pdf-text.ts';

type PdfSearchProps = ResolvedMessages<PdfOverlayMessages> & {
  pageTexts: readonly PdfPart[];
  page: number;
  onPage: (page: number) => void;
};

/** Finds text and goes to the next page that has it; announces which pages have. */
export function PdfSearch({ messages, getLang, pageTexts, page, onPage }: PdfSearchProps) {
  const [result, setResult] = useState<{ key: 'found' | 'notFound'; text: string }>();
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
    setResult(
      next === undefined
        ? { key: 'notFound', text: messages.notFound(wanted) }
        : { key: 'found', text: messages.found(pages, next) },
    );
  };
  return (
    <form role="search" aria-label={messages.search} className={styles.row} onSubmit={find}>
      <TextField
        label={<Message lang={getLang('search')}>{messages.search}</Message>}
        name="text"
        id={useId()}
      />
      <Button type="submit" lang={getLang('find')}>
        {messages.find}
      </Button>
      <p role="status" lang={result && getLang(result.key)} className={styles.status}>
        {result?.text}
      </p>
    </form>
  );
}
